import { call } from "../api/client.ts";
import type { ListQuery, Source } from "../shell/data/source.ts";

export const synonymSource = {
  name: "synonyms",
  pageSize: 50,
  list: ({ page, filter }: ListQuery<{ q?: string }>) =>
    call("GET /api/v1/admin/synonyms", { query: { page, ...filter } }),
} satisfies Source;
