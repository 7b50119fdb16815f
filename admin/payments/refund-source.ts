import { call } from "../api/client.ts";
import type { ListQuery, Source } from "../shell/data/source.ts";

export const refundSource = {
  name: "refunds",
  pageSize: 20,
  list: ({ page }: ListQuery<object>) => call("GET /api/v1/admin/refunds", { query: { page } }),
} satisfies Source;
