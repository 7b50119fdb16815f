import { call } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

interface Filter {
  state?: "waiting" | "reported" | "published" | "declined";
}

export const ratingSource = {
  pageSize: 10,
  list: async ({ page, filter }: ListQuery<Filter>) =>
    pageOf(await call("GET /api/v1/admin/ratings", { query: { page, ...filter } }), ({ id }) => id),
} satisfies Source;
