import { call } from "../api/client.ts";
import type { ListQuery, Source } from "../shell/data/source.ts";

interface Filter {
  state?: "waiting" | "reported" | "published" | "declined";
}

export const ratingSource = {
  name: "ratings",
  pageSize: 10,
  list: ({ page, filter }: ListQuery<Filter>) =>
    call("GET /api/v1/admin/ratings", { query: { page, ...filter } }),
} satisfies Source;
