import { phoneOrderEndpoints as contract } from "#contract/orders/phone-endpoints.ts";
import { personKeys } from "#server/modules/pricing/index.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { networkKeys } from "#server/platform/http/network-keys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { PlaceOrderDeps } from "../checkout/place-order.ts";
import { orderById } from "../order-queries.ts";
import { presentOrder } from "../present-order.ts";
import { onceFor } from "../staff/once-for.ts";
import { findCaller } from "./find-caller.ts";
import { findGoods } from "./find-goods.ts";
import { placePhoneOrder, quotePhoneOrder } from "./place-phone-order.ts";

/** Orders that staff enter for callers. */
export const phoneOrderRoutes: ModulePlugin<[PlaceOrderDeps]> = (app, platform, deps) => {
  const { db, authSecret } = platform;

  serveEndpoint(app, contract.findCaller, ({ query }) => findCaller(db, query.phone));

  serveEndpoint(app, contract.findGoods, async ({ query, locale }) => ({
    items: await findGoods(platform, query.q, locale),
  }));

  serveEndpoint(app, contract.quotePhoneOrder, ({ body, locale }) =>
    quotePhoneOrder(platform, deps, body, locale),
  );

  serveStaffCommand(app, platform, contract.placePhoneOrder, async (input) => {
    const { request, body, work, who, record, locale } = input;
    const clerk = {
      staffId: who.id,
      network: networkKeys(request.ip),
      people: personKeys(authSecret, body.contact),
    };
    const { orderId } = await onceFor(input, async () => {
      const placed = await placePhoneOrder(work, deps, body, clerk);
      const order = await orderById(work.db, placed.orderId);
      const { paymentMethod, customerId = null, coupon = null } = body;
      const after = { paymentMethod, total: order?.total_piastres, customerId, coupon };
      await record({ action: "order.place", target: `order:${order?.number}`, after });
      return placed;
    });
    const order = await orderById(work.db, orderId);
    return order ? presentOrder(order, locale) : refuse("not-found");
  });
};
