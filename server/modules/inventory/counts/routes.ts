import { countEndpoints as contract } from "#contract/inventory/count-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange } from "#server/platform/http/record-version.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import {
  listCountLines,
  listStockCounts,
  readCountLines,
  readStockCount,
} from "./count-queries.ts";
import { closeStockCount, endStockCount, enterStockCount } from "./count-stock.ts";
import { startStockCount } from "./start-count.ts";

export const countRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listStockCounts, async ({ query }) => listStockCounts(db, query));

  serveEndpoint(app, contract.getStockCount, async ({ params, query }) => {
    const count = (await readStockCount(db, params.id)) ?? refuse("not-found");
    const now = new Date().toISOString();
    return { ...(await listCountLines(db, params.id, query)), count, now };
  });

  serveEndpoint(app, contract.findCountLines, async ({ params, body }) => {
    if (!(await readStockCount(db, params.id))) refuse("not-found");
    const skus = body.skus.map((sku) => sku.toUpperCase());
    return { lines: await readCountLines(db, params.id, skus) };
  });

  serveStaffCommand(app, platform, contract.startStockCount, async (input) => {
    const { work, who, body, record } = input;
    const id = await startStockCount(work, who.id, body);
    await record({ action: "stock-count.start", target: `count:${id}`, after: body });
    return countOf(work, id);
  });

  serveStaffCommand(app, platform, contract.enterStockCount, async (input) => {
    const { work, who, params, body, request, record, nothingDone } = input;
    const key = idempotencyKey(request, `stock-count ${params.id} ${who.id}`, body);
    const { answer, repeated } = await once(work, key, async () => {
      const skus = await enterStockCount(work, params.id, body.mode, body.entries);
      const lines = await readCountLines(work.db, params.id, skus);
      return { lines, count: await countOf(work, params.id) };
    });
    if (repeated) nothingDone();
    else await record({ action: "stock-count.enter", target: `count:${params.id}`, after: body });
    return answer;
  });

  serveStaffCommand(app, platform, contract.closeStockCount, async (input) => {
    const { work, params, body, record } = input;
    const before = await openCount(work, params.id, body.version);
    await closeStockCount(work, params.id);
    const after = await countOf(work, params.id);
    await record({ action: "stock-count.close", target: `count:${params.id}`, before, after });
    return after;
  });

  serveStaffCommand(app, platform, contract.giveUpStockCount, async (input) => {
    const { work, params, query, record } = input;
    const before = await openCount(work, params.id, query.version);
    await endStockCount(work, params.id, "given-up");
    await record({ action: "stock-count.give-up", target: `count:${params.id}`, before });
  });
};

async function countOf({ db }: Work, id: number) {
  return (await readStockCount(db, id)) ?? refuse("not-found");
}

/** A count about to be ended, in the version that the user has seen. */
async function openCount(work: Work, id: number, version: string) {
  const count = await recordForChange(work, {
    root: { table: "inventory.stock_count", key: id },
    version,
    read: (db) => readStockCount(db, id),
  });
  return count.state === "open" ? count : refuse("count-ended");
}
