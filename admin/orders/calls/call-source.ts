import { call } from "../../api/client.ts";
import { type ListQuery, type Source, withIds } from "../../shell/data/source.ts";

export const callSource = {
  name: "calls",
  pageSize: 24,
  list: async ({ page }: ListQuery<object>) =>
    withIds(await call("GET /api/v1/admin/calls", { query: { page } }), ({ number }) => number),
} satisfies Source;
