import {
  type StockBooking,
  stockEndpoints as contract,
} from "#contract/inventory/stock-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange } from "#server/platform/http/record-version.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { setBin } from "./bins.ts";
import { type BookingDraft, bookStock } from "./book-stock.ts";
import { lockStock } from "./move-stock.ts";
import { setReorderPoint } from "./set-reorder-point.ts";
import { findStock, listHolds, listMovements, listStock, readStockRow } from "./stock-queries.ts";

export const stockRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listStock, async ({ query }) => listStock(db, query));

  serveEndpoint(app, contract.findStock, async ({ body }) => ({
    items: await findStock(db, body.skus),
  }));

  serveEndpoint(app, contract.listMovements, async ({ params, query }) => {
    if (!(await readStockRow(db, params.id))) refuse("not-found");
    return listMovements(db, params.id, query);
  });

  serveEndpoint(app, contract.listHolds, async ({ params }) => {
    if (!(await readStockRow(db, params.id))) refuse("not-found");
    return { items: await listHolds(db, params.id) };
  });

  serveStaffCommand(app, platform, contract.bookStock, async (input) => {
    const { work, who, body, request, record, nothingDone } = input;
    const key = idempotencyKey(request, `stock-booking ${who.id}`, body);
    const { answer, repeated } = await once(work, key, async () => ({
      id: await bookStock(work, who.id, draftOf(body)),
    }));
    if (repeated) nothingDone();
    else {
      const target = `booking:${answer.id}`;
      await record({ action: `stock.${body.kind}`, target, after: body });
    }
    return answer;
  });

  serveStaffCommand(app, platform, contract.setReorderPoint, async (input) => {
    const { work, params, body, record } = input;
    const before = await stockForChange(work, params.id, body.version);
    const { reorderPoint } = body;
    await setReorderPoint(work, params.id, reorderPoint);
    await record({
      action: "stock.reorder-point",
      target: `variant:${params.id}`,
      before: { reorderPoint: before.reorderPoint },
      after: { reorderPoint },
    });
    return (await readStockRow(work.db, params.id)) ?? refuse("not-found");
  });

  serveStaffCommand(app, platform, contract.setBin, async (input) => {
    const { work, params, body, record } = input;
    const before = await stockForChange(work, params.id, body.version);
    const { bin } = body;
    await setBin(work, params.id, bin);
    await record({
      action: "stock.bin",
      target: `variant:${params.id}`,
      before: { bin: before.bin },
      after: { bin },
    });
    return (await readStockRow(work.db, params.id)) ?? refuse("not-found");
  });
};

/**
 * The editable stock settings of a variant. The level is the row that is locked; a variant without
 * one gets it.
 */
async function stockForChange(work: Work, variantId: number, version: string) {
  await lockStock(work, [variantId]);
  return recordForChange(work, {
    root: { table: "inventory.stock_level", column: "variant_id", key: variantId },
    version,
    read: (connection) => readStockRow(connection, variantId),
  });
}

/** Write-offs are negative. */
function draftOf(booking: StockBooking): BookingDraft {
  if (booking.kind !== "write-off") return booking;
  const lines = booking.lines.map((line) => ({ ...line, quantity: -line.quantity }));
  return { ...booking, lines };
}
