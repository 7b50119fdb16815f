import { call } from "../../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../../shell/data/source.ts";

export const blockSource = {
  pageSize: 50,
  list: async ({ page, filter }: ListQuery<{ q?: string }>) =>
    pageOf(await call("GET /api/v1/admin/blocks", { query: { page, ...filter } }), ({ id }) => id),
  one: (id) => call("GET /api/v1/admin/blocks/{id}", { params: { id: Number(id) } }),
} satisfies Source;
