import type { CallTable } from "../../api/call-table.ts";
import { callerOf } from "../../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../../shell/data/source.ts";

export const noteCall = callerOf({
  addOrderNote: ["POST", "/api/v1/admin/orders/{number}/notes"],
  listOrderReaders: ["GET", "/api/v1/admin/order-readers"],
  listMentions: ["GET", "/api/v1/admin/mentions"],
  seeMentions: ["POST", "/api/v1/admin/orders/{number}/mentions/seen"],
} as const satisfies CallTable);

/** Notes that mention the signed-in user. */
export const mentionSource = {
  pageSize: 24,
  list: async ({ page, filter }: ListQuery<{ state?: "new" }>) =>
    pageOf(await noteCall("listMentions", { query: { page, ...filter } }), ({ id }) => id),
} satisfies Source;
