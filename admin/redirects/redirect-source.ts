import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

export const redirectCall = callerOf({
  listRedirects: ["GET", "/api/v1/admin/redirects"],
  addRedirect: ["POST", "/api/v1/admin/redirects"],
  changeRedirect: ["PUT", "/api/v1/admin/redirects/{id}"],
  removeRedirect: ["DELETE", "/api/v1/admin/redirects/{id}"],
  importRedirects: ["POST", "/api/v1/admin/redirects/import"],
} as const satisfies CallTable);

interface Filter {
  q?: string;
  isActive?: "true" | "false";
  sort?: "from" | "newest" | "hits";
}

export const redirectSource = {
  pageSize: 50,
  list: async ({ page, filter }: ListQuery<Filter>) =>
    pageOf(await redirectCall("listRedirects", { query: { page, ...filter } }), ({ id }) => id),
} satisfies Source;
