import type { RequestState } from "#contract/wallet/request-endpoints.ts";
import { call } from "../../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../../shell/data/source.ts";

export const walletRequestSource = {
  pageSize: 20,
  list: async ({ page, filter }: ListQuery<{ state?: RequestState }>) =>
    pageOf(
      await call("GET /api/v1/admin/wallet-requests", { query: { page, ...filter } }),
      ({ id }) => id,
    ),
} satisfies Source;
