import type { ReturnState } from "#contract/returns/return-types.ts";
import { call } from "../api/client.ts";
import { type ListQuery, type Source, withIds } from "../shell/data/source.ts";

export const returnSource = {
  name: "returns",
  pageSize: 20,
  list: async ({ page, filter }: ListQuery<{ state?: ReturnState; payout?: "waiting" }>) =>
    withIds(
      await call("GET /api/v1/admin/returns", { query: { page, ...filter } }),
      ({ number }) => number,
    ),
  one: (number) => call("GET /api/v1/admin/returns/{number}", { params: { number } }),
} satisfies Source;
