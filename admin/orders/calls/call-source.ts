import { call } from "../../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../../shell/data/source.ts";

export const callSource = {
  pageSize: 24,
  list: async ({ page }: ListQuery<object>) =>
    pageOf(await call("GET /api/v1/admin/calls", { query: { page } }), ({ number }) => number),
} satisfies Source;
