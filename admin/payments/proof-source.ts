import type { ProofState } from "#contract/payments/proof-types.ts";
import { call } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

export const proofSource = {
  pageSize: 20,
  list: async ({ page, filter }: ListQuery<{ state?: ProofState }>) =>
    pageOf(
      await call("GET /api/v1/admin/payment-proofs", { query: { page, ...filter } }),
      ({ id }) => id,
    ),
} satisfies Source;
