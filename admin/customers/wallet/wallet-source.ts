import type { RequestState } from "#contract/wallet/request-endpoints.ts";
import { call } from "../../api/client.ts";
import type { ListQuery, Source } from "../../shell/data/source.ts";

export const walletRequestSource = {
  name: "wallet-requests",
  pageSize: 20,
  list: ({ page, filter }: ListQuery<{ state?: RequestState }>) =>
    call("GET /api/v1/admin/wallet-requests", { query: { page, ...filter } }),
} satisfies Source;
