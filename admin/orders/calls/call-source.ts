import type { CallTable } from "../../api/call-table.ts";
import { callerOf } from "../../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../../shell/data/source.ts";

export const phoneCall = callerOf({
  listCalls: ["GET", "/api/v1/admin/calls"],
  getOrderCalls: ["GET", "/api/v1/admin/orders/{number}/calls"],
  beginCall: ["POST", "/api/v1/admin/orders/{number}/call"],
  leaveCall: ["POST", "/api/v1/admin/orders/{number}/call/end"],
  recordCall: ["POST", "/api/v1/admin/orders/{number}/calls"],
  markCalledBack: ["PUT", "/api/v1/admin/orders/{number}/called-back"],
} as const satisfies CallTable);

export const callSource = {
  pageSize: 24,
  list: async ({ page }: ListQuery<object>) =>
    pageOf(await phoneCall("listCalls", { query: { page } }), ({ number }) => number),
} satisfies Source;
