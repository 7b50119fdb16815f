import { call } from "../api/client.ts";
import type { ListQuery, Source } from "../shell/data/source.ts";

interface Filter {
  q?: string;
  isActive?: "true" | "false";
  sort?: "from" | "newest" | "hits";
}

export const redirectSource = {
  name: "redirects",
  pageSize: 50,
  list: ({ page, filter }: ListQuery<Filter>) =>
    call("GET /api/v1/admin/redirects", { query: { page, ...filter } }),
} satisfies Source;
