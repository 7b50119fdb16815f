import type { ReturnState } from "#contract/returns/return-types.ts";
import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { type ListQuery, pageOf, type Source, withId } from "../shell/data/source.ts";

export const returnCall = callerOf({
  listAllReturns: ["GET", "/api/v1/admin/returns"],
  readReturn: ["GET", "/api/v1/admin/returns/{number}"],
  decideReturn: ["POST", "/api/v1/admin/returns/{number}/decision"],
  receiveReturn: ["POST", "/api/v1/admin/returns/{number}/receive"],
  refundReturn: ["POST", "/api/v1/admin/returns/{number}/refund"],
  markPayoutSent: ["POST", "/api/v1/admin/returns/{number}/payout-sent"],
  exchangeReturn: ["POST", "/api/v1/admin/returns/{number}/exchange"],
} as const satisfies CallTable);

export const returnSource = {
  pageSize: 20,
  list: async ({ page, filter }: ListQuery<{ state?: ReturnState; payout?: "waiting" }>) =>
    pageOf(
      await returnCall("listAllReturns", { query: { page, ...filter } }),
      ({ number }) => number,
    ),
  one: async (id) => {
    const number = String(id);
    return withId(await returnCall("readReturn", { params: { number } }), number);
  },
} satisfies Source;
