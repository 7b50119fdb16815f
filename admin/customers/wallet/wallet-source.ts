import type { RequestState } from "#contract/wallet/request-endpoints.ts";
import type { CallTable } from "../../api/call-table.ts";
import { callerOf } from "../../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../../shell/data/source.ts";

export const walletCall = callerOf({
  getCustomerWallet: ["GET", "/api/v1/admin/customers/{id}/wallet"],
  changeCustomerWallet: ["POST", "/api/v1/admin/customers/{id}/wallet"],
  listWalletRequests: ["GET", "/api/v1/admin/wallet-requests"],
  approveWalletRequest: ["POST", "/api/v1/admin/wallet-requests/{id}/approve"],
  declineWalletRequest: ["POST", "/api/v1/admin/wallet-requests/{id}/decline"],
} as const satisfies CallTable);

export const walletRequestSource = {
  pageSize: 20,
  list: async ({ page, filter }: ListQuery<{ state?: RequestState }>) =>
    pageOf(await walletCall("listWalletRequests", { query: { page, ...filter } }), ({ id }) => id),
} satisfies Source;
