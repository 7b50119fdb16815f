import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

export const feedbackCall = callerOf({
  listFeedback: ["GET", "/api/v1/admin/feedback"],
  replyToFeedback: ["POST", "/api/v1/admin/feedback/{id}/reply"],
} as const satisfies CallTable);

export const feedbackSource = {
  pageSize: 20,
  list: async ({ page, filter }: ListQuery<{ state?: "open" | "answered" }>) =>
    pageOf(await feedbackCall("listFeedback", { query: { page, ...filter } }), ({ id }) => id),
} satisfies Source;
