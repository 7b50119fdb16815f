import { call } from "../../api/client.ts";
import type { ListQuery, Source } from "../../shell/data/source.ts";

export const blockSource = {
  name: "blocks",
  pageSize: 50,
  list: ({ page, filter }: ListQuery<{ q?: string }>) =>
    call("GET /api/v1/admin/blocks", { query: { page, ...filter } }),
  one: (id) => call("GET /api/v1/admin/blocks/{id}", { params: { id: Number(id) } }),
} satisfies Source;
