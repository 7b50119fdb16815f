import { staffOrderEndpoints } from "#contract/orders/staff-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { type OrderState, statusesAfter } from "../status/order-states.ts";
import { changeOrder } from "../status/change-order.ts";
import { canonicalNumber } from "../order-number.ts";
import { orderByNumber } from "../order-queries.ts";
import { presentOrder } from "../present-order.ts";
import { listStaffOrders } from "./list-staff-orders.ts";

export const staffOrderRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, staffOrderEndpoints.listStaffOrders, ({ query }) =>
    listStaffOrders(db, query),
  );

  serveEndpoint(app, staffOrderEndpoints.getStaffOrder, async ({ params, locale }) => {
    const order = await orderByNumber(db, canonicalNumber(params.number));
    if (!order) refuse("not-found");
    const next = statusesAfter(order.waiting_for ?? (order.status as OrderState));
    return { ...presentOrder(order, locale), next };
  });

  serveStaffCommand(app, platform, staffOrderEndpoints.moveOrder, async (input) => {
    const { params, body, work, who, record, locale } = input;
    const number = canonicalNumber(params.number);
    const order = (await orderByNumber(work.db, number)) ?? refuse("not-found");
    const note = body.note && { note: body.note };
    await changeOrder(work, order.id, body.status, { actor: "staff", staffId: who.id, ...note });
    const before = { status: order.status };
    const after = { status: body.status };
    await record({ action: "order.move", target: `order:${number}`, before, after });
    return presentOrder((await orderByNumber(work.db, number)) ?? order, locale);
  });
};
