import { call } from "../../api/client.ts";
import type { ListQuery, Source } from "../../shell/data/source.ts";

/** Notes that mention the signed-in user. */
export const mentionSource = {
  name: "mentions",
  pageSize: 24,
  list: ({ page, filter }: ListQuery<{ state?: "new" }>) =>
    call("GET /api/v1/admin/mentions", { query: { page, ...filter } }),
} satisfies Source;
