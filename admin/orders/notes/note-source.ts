import { call } from "../../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../../shell/data/source.ts";

/** Notes that mention the signed-in user. */
export const mentionSource = {
  pageSize: 24,
  list: async ({ page, filter }: ListQuery<{ state?: "new" }>) =>
    pageOf(
      await call("GET /api/v1/admin/mentions", { query: { page, ...filter } }),
      ({ id }) => id,
    ),
} satisfies Source;
