import type { ProofState } from "#contract/payments/proof-types.ts";
import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

export const proofCall = callerOf({
  listProofs: ["GET", "/api/v1/admin/payment-proofs"],
  acceptProof: ["POST", "/api/v1/admin/payment-proofs/{id}/accept"],
  declineProof: ["POST", "/api/v1/admin/payment-proofs/{id}/decline"],
} as const satisfies CallTable);

export const proofSource = {
  pageSize: 20,
  list: async ({ page, filter }: ListQuery<{ state?: ProofState }>) =>
    pageOf(await proofCall("listProofs", { query: { page, ...filter } }), ({ id }) => id),
} satisfies Source;
