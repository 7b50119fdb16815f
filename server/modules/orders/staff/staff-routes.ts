import { staffOrderEndpoints } from "#contract/orders/staff-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { changeOrder } from "../status/change-order.ts";
import { canonicalNumber } from "../order-number.ts";
import { orderByNumber } from "../order-queries.ts";
import { presentOrder } from "../present-order.ts";
import { listStaffOrders } from "./list-staff-orders.ts";
import { countOrderQueues } from "./order-queues.ts";
import { orderRecord } from "./order-record.ts";

export const staffOrderRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, staffOrderEndpoints.listStaffOrders, ({ query }) =>
    listStaffOrders(db, query),
  );

  serveEndpoint(app, staffOrderEndpoints.countOrderQueues, () => countOrderQueues(db));

  serveEndpoint(app, staffOrderEndpoints.getStaffOrder, ({ params, locale }) =>
    orderRecord(db, canonicalNumber(params.number), locale),
  );

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
