import type { StaffProof } from "#contract/payments/proof-endpoints.ts";
import type { Proof } from "#contract/payments/proof-schema.ts";
import type { PayableOrder } from "#server/modules/orders/index.ts";
import type { ProofRecord } from "./proof-queries.ts";

export function presentProof(proof: ProofRecord): Proof {
  const { state, amount, transferredOn, reference, files, reason } = proof;
  return {
    state,
    sentAt: proof.sentAt.toISOString(),
    amount,
    transferredOn,
    reference,
    files,
    decidedAt: proof.decidedAt?.toISOString() ?? null,
    reason,
  };
}

/** Includes the data that staff compare it with. */
export function presentStaffProof(proof: ProofRecord, order: PayableOrder): StaffProof {
  const { id, paid } = proof;
  const { number: orderNumber, status: orderStatus, name, due } = order;
  return { ...presentProof(proof), id, orderNumber, orderStatus, name, due, paid };
}
