import { sql } from "kysely";
import { orderCallEndpoints as contract } from "#contract/orders/call-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { canonicalNumber } from "../order-number.ts";
import { onceFor } from "../staff/once-for.ts";
import { lockOrderByNumber } from "../status/lock-order.ts";
import type { OrdersTables } from "../tables.ts";
import { endLease, leaseCall } from "./call-lease.ts";
import { listCalls } from "./list-calls.ts";
import { orderCalls } from "./order-calls.ts";
import { recordCall } from "./record-call.ts";
import { refuseNoCall } from "./refuse-no-call.ts";

/** Confirmation calls for cash-on-delivery orders. */
export const callRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listCalls, ({ query, who, locale }) =>
    listCalls(db, locale, query.page, who.id),
  );

  serveEndpoint(app, contract.getOrderCalls, ({ params, who }) =>
    orderCalls(db, canonicalNumber(params.number), who.id),
  );

  serveStaffCommand(app, platform, contract.beginCall, async ({ params, work, who, record }) => {
    const number = canonicalNumber(params.number);
    const until = await beginCall(work, number, who.id);
    await record({ action: "order.begin-call", target: `order:${number}` });
    return { by: who.name, isYours: true, until: until.toISOString() };
  });

  serveStaffCommand(app, platform, contract.leaveCall, async (input) => {
    const { params, work, who, record, nothingDone } = input;
    const number = canonicalNumber(params.number);
    const left = await leaveCall(work, number, who.id);
    if (left) await record({ action: "order.leave-call", target: `order:${number}` });
    else nothingDone();
    return { left };
  });

  serveStaffCommand(app, platform, contract.markCalledBack, async (input) => {
    const { params, body, work, record } = input;
    const number = canonicalNumber(params.number);
    await markCalledBack(work, number, body.isDone);
    await record({ action: "order.call-back", target: `order:${number}`, after: body });
    return body;
  });

  // The conversation stays out of the audit log: it contains personal data.
  serveStaffCommand(app, platform, contract.recordCall, async (input) => {
    const { params, body, work, who, record } = input;
    const number = canonicalNumber(params.number);
    await onceFor(input, async () => {
      const called = await recordCall(work, number, body, who.id);
      const { result, reason = null, nextAt = null } = body;
      const after = { result, reason, nextAt };
      await record({ action: "order.call", target: `order:${number}`, after });
      return called;
    });
    return orderCalls(work.db, number, who.id);
  });
};

/** Takes on a call. If two people begin at the same time, the second is refused. */
async function beginCall(work: Work, number: string, staffId: number): Promise<Date> {
  const order = await lockOrderByNumber(work, number);
  await refuseNoCall(work, order);
  return (await leaseCall(work, order.id, staffId)) ?? refuse("being-called");
}

/** Gives a call back to the queue. @returns whether it was taken on by the same person */
async function leaveCall(work: Work, number: string, staffId: number): Promise<boolean> {
  const { id } = await lockOrderByNumber(work, number);
  return endLease(work, id, staffId);
}

/** Removes an order that ran out from the list of customers to call back, or lists it again. */
async function markCalledBack(work: Work, number: string, isDone: boolean): Promise<void> {
  const { id, state } = await lockOrderByNumber(work, number);
  if (state !== "cancelled") refuse("order-state");
  await work.db
    .$extendTables<OrdersTables>()
    .updateTable("orders.order")
    .set({ called_back_at: isDone ? sql<Date>`now()` : null })
    .where("id", "=", id)
    .execute();
}
