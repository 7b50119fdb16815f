import { orderCallEndpoints as contract } from "#contract/orders/call-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { canonicalNumber } from "../order-number.ts";
import { onceFor } from "../staff/once-for.ts";
import { beginCall, leaveCall } from "./begin-call.ts";
import { listCalls } from "./list-calls.ts";
import { markCalledBack } from "./mark-called-back.ts";
import { orderCalls } from "./order-calls.ts";
import { recordCall } from "./record-call.ts";

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
