import { call } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

export const synonymSource = {
  pageSize: 50,
  list: async ({ page, filter }: ListQuery<{ q?: string }>) =>
    pageOf(
      await call("GET /api/v1/admin/synonyms", { query: { page, ...filter } }),
      ({ id }) => id,
    ),
} satisfies Source;
