import { staffOrderEndpoints } from "#contract/orders/staff-endpoints.ts";
import { appendAudit, serveStaffCommand } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { sendTable } from "#server/platform/http/send-table.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { canonicalNumber } from "../order-number.ts";
import { orderByNumber } from "../order-queries.ts";
import { presentOrder } from "../present-order.ts";
import { customerOrders, listStaffOrders } from "./list-staff-orders.ts";
import { moveOrder } from "./move-order.ts";
import { countOrderQueues } from "./order-queues.ts";
import { orderRecord } from "./order-record.ts";
import { orderTable } from "./order-table.ts";
import { startPacking } from "./start-packing.ts";

/** Each request exports a whole table. */
const FILES = { perMinute: 30 };

export const staffOrderRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, staffOrderEndpoints.listStaffOrders, ({ query, locale }) =>
    listStaffOrders(db, locale, query),
  );

  serveEndpoint(app, staffOrderEndpoints.getCustomerOrders, ({ params, locale }) =>
    customerOrders(db, locale, params.id),
  );

  serveEndpoint(app, staffOrderEndpoints.countOrderQueues, () => countOrderQueues(db));

  serveEndpoint(app, staffOrderEndpoints.getStaffOrder, ({ params, locale }) =>
    orderRecord(db, canonicalNumber(params.number), locale),
  );

  serveStaffCommand(app, platform, staffOrderEndpoints.moveOrder, async (input) => {
    const { params, body, work, who, record, locale } = input;
    const number = canonicalNumber(params.number);
    const { status, note = "" } = body;
    await record(await moveOrder(work, { number, status, note, staffId: who.id }));
    const order = await orderByNumber(work.db, number);
    return order ? presentOrder(order, locale) : refuse("not-found");
  });

  serveEndpoint(app, staffOrderEndpoints.startPacking, async ({ body, who, request }) => {
    const numbers = [...new Set(body.numbers.map(canonicalNumber))];
    const by = { staffId: who.id, address: request.ip };
    return { items: await startPacking(platform, numbers, by) };
  });

  serveEndpoint(
    app,
    staffOrderEndpoints.exportStaffOrders,
    async ({ query, who, request, reply, locale }) => {
      const { format, ...filters } = query;
      // The search text may be somebody's name.
      const { q: _, ...after } = filters;
      const by = { staffId: who.id, address: request.ip };
      await inTransaction(platform, (work) =>
        appendAudit(work, by, { action: "order.export", target: "orders", after }),
      );
      await sendTable(reply, {
        rows: orderTable(db, filters, locale),
        format,
        isRightToLeft: locale === "ar",
        name: "orders",
      });
    },
    FILES,
  );
};
