import type { Payment } from "#contract/payments/payment-schema.ts";
import type { PayableOrder } from "#server/modules/orders/index.ts";
import type { OrderMoney } from "./money/order-money.ts";
import { whyNoProof } from "./proofs/may-prove.ts";
import { presentProof } from "./proofs/present-proof.ts";
import type { ProofRecord } from "./proofs/proof-queries.ts";

export function presentPayment(
  order: PayableOrder,
  money: OrderMoney,
  proofs: readonly ProofRecord[],
): Payment {
  const state = stateOf(order, money);
  return {
    number: order.number,
    method: order.method,
    state,
    due: order.due,
    paid: money.paid,
    refunded: money.refunded,
    heldUntil: order.heldUntil?.toISOString() ?? null,
    isDeclined: money.isDeclined,
    bill: state === "waiting" && order.method === "kiosk" ? money.bill : null,
    canPayInCash: false,
    others: [],
    proofs: proofs.map(presentProof),
    canSendProof: whyNoProof(order, proofs) === null,
  };
}

function stateOf(order: PayableOrder, money: OrderMoney): Payment["state"] {
  const isOver = order.status === "cancelled";
  if (isOver && money.paid === 0) return "over";
  if (isOver || (money.refunded > 0 && money.refunded >= money.paid)) {
    return money.isSettled ? "refunded" : "refunding";
  }
  if (money.paid - money.refunded >= order.due) return "paid";
  if (order.method === "cod") return "at-the-door";
  if (order.waitingFor === "review") return "proof-sent";
  return order.heldUntil !== null && order.heldUntil <= new Date() ? "over" : "waiting";
}
