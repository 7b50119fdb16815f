import type { ProblemCode } from "#contract/kernel/problem.ts";
import { isTransfer } from "#contract/orders/payment-method.ts";
import { MAX_PROOFS } from "#contract/payments/proof-types.ts";
import type { PayableOrder } from "#server/modules/orders/index.ts";
import type { ProofRecord } from "./proof-queries.ts";

/** Why no proof can be sent for an order; null: it can. Staff review one at a time. */
export function whyNoProof(
  order: Pick<PayableOrder, "method" | "waitingFor" | "heldUntil">,
  proofs: readonly Pick<ProofRecord, "state">[],
  now = new Date(),
): ProblemCode | null {
  if (!isTransfer(order.method)) return "payment-method";
  if (proofs.some(({ state }) => state === "waiting")) return "proof-state";
  const { waitingFor, heldUntil } = order;
  if (waitingFor !== "payment" || !heldUntil || heldUntil <= now) return "order-state";
  return proofs.length >= MAX_PROOFS ? "too-many-proofs" : null;
}
