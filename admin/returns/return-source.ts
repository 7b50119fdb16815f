import type { ReturnState } from "#contract/returns/return-types.ts";
import { call } from "../api/client.ts";
import { type ListQuery, pageOf, type Source, withId } from "../shell/data/source.ts";

export const returnSource = {
  pageSize: 20,
  list: async ({ page, filter }: ListQuery<{ state?: ReturnState; payout?: "waiting" }>) =>
    pageOf(
      await call("GET /api/v1/admin/returns", { query: { page, ...filter } }),
      ({ number }) => number,
    ),
  one: async (id) => {
    const number = String(id);
    return withId(await call("GET /api/v1/admin/returns/{number}", { params: { number } }), number);
  },
} satisfies Source;
