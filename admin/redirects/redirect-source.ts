import { call } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

interface Filter {
  q?: string;
  isActive?: "true" | "false";
  sort?: "from" | "newest" | "hits";
}

export const redirectSource = {
  pageSize: 50,
  list: async ({ page, filter }: ListQuery<Filter>) =>
    pageOf(
      await call("GET /api/v1/admin/redirects", { query: { page, ...filter } }),
      ({ id }) => id,
    ),
} satisfies Source;
