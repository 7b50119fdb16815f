import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

export const refundCall = callerOf({
  listRefunds: ["GET", "/api/v1/admin/refunds"],
  markRefundSent: ["POST", "/api/v1/admin/refunds/{id}/sent"],
} as const satisfies CallTable);

export const refundSource = {
  pageSize: 20,
  list: async ({ page }: ListQuery<object>) =>
    pageOf(await refundCall("listRefunds", { query: { page } }), ({ id }) => id),
} satisfies Source;
