import type { ProofState } from "#contract/payments/proof-types.ts";
import { call } from "../api/client.ts";
import type { ListQuery, Source } from "../shell/data/source.ts";

export const proofSource = {
  name: "proofs",
  pageSize: 20,
  list: ({ page, filter }: ListQuery<{ state?: ProofState }>) =>
    call("GET /api/v1/admin/payment-proofs", { query: { page, ...filter } }),
} satisfies Source;
