import { heldGoodsEndpoints as contract } from "#contract/orders/held-goods-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { guestCashPausedAt, pauseGuestCash } from "./guest-cash.ts";
import { heldOrders, releaseHeldOrders, summary } from "./release-held-goods.ts";

/** Tools for staff when somebody holds stock with orders that will never be paid. */
export const heldGoodsRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveStaffCommand(app, platform, contract.releaseHeldGoods, async ({ body, who, record }) => {
    const { network, since, dryRun } = body;
    const filter = { network, since: new Date(since) };
    const { orders, left } = await heldOrders(db, filter);
    const done = dryRun ? orders : await releaseHeldOrders(platform, filter, orders, who.id);
    const answer = summary(done, left);
    const { numbers: _, ...after } = { ...answer, network: network ?? null, since };
    const action = dryRun ? "held-goods.count" : "held-goods.release";
    await record({ action, target: "orders", after });
    return answer;
  });

  serveEndpoint(app, contract.getGuestCash, () => state(db));

  serveStaffCommand(app, platform, contract.setGuestCash, async ({ body, work, who, record }) => {
    const before = await state(work.db);
    await pauseGuestCash(work, body.paused, who.id);
    const after = await state(work.db);
    await record({ action: "guest-cash.set", target: "orders", before, after });
    return after;
  });
};

async function state(db: Connection) {
  return { pausedAt: (await guestCashPausedAt(db))?.toISOString() ?? null };
}
