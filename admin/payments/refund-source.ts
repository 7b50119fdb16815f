import { call } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

export const refundSource = {
  pageSize: 20,
  list: async ({ page }: ListQuery<object>) =>
    pageOf(await call("GET /api/v1/admin/refunds", { query: { page } }), ({ id }) => id),
} satisfies Source;
