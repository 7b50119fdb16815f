import { call } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

export const feedbackSource = {
  pageSize: 20,
  list: async ({ page, filter }: ListQuery<{ state?: "open" | "answered" }>) =>
    pageOf(
      await call("GET /api/v1/admin/feedback", { query: { page, ...filter } }),
      ({ id }) => id,
    ),
} satisfies Source;
