import { call } from "../api/client.ts";
import type { ListQuery, Source } from "../shell/data/source.ts";

export const feedbackSource = {
  name: "feedback",
  pageSize: 20,
  list: ({ page, filter }: ListQuery<{ state?: "open" | "answered" }>) =>
    call("GET /api/v1/admin/feedback", { query: { page, ...filter } }),
} satisfies Source;
