import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

export const ratingCall = callerOf({
  listModeratedRatings: ["GET", "/api/v1/admin/ratings"],
  moderateRating: ["PATCH", "/api/v1/admin/ratings/{id}"],
} as const satisfies CallTable);

interface Filter {
  state?: "waiting" | "reported" | "published" | "declined";
}

export const ratingSource = {
  pageSize: 10,
  list: async ({ page, filter }: ListQuery<Filter>) =>
    pageOf(
      await ratingCall("listModeratedRatings", { query: { page, ...filter } }),
      ({ id }) => id,
    ),
} satisfies Source;
