import type { RefundMethod } from "#contract/orders/refund-method.ts";

/** What was paid for an order and what of it was refunded. All in piastres. */
export interface PaidSoFar {
  /** Booked receipts, minus refunds of them. */
  receipts: number;
  /** Cash collected by the courier but not booked yet, minus payouts by hand; may be negative. */
  atTheDoor: number;
  /** The part paid by store credit. */
  wallet: number;
  /** Store credit given by earlier returns of the order. */
  deposited: number;
}

export interface RefundSplit {
  receipt: number;
  payout: number;
  wallet: number;
}

/** The maximum that can still be refunded. */
export function refundable({ receipts, atTheDoor, wallet, deposited }: PaidSoFar): number {
  return receipts + atTheDoor + wallet - deposited;
}

/**
 * Splits a refund: all of it to the wallet, or to the original payment, first over the receipts,
 * then what was paid on delivery, and last the store credit. Null when it exceeds what was paid.
 */
export function splitRefund(
  amount: number,
  method: RefundMethod,
  paid: PaidSoFar,
): RefundSplit | undefined {
  if (amount > refundable(paid)) return undefined;
  if (method === "wallet") return { receipt: 0, payout: 0, wallet: amount };
  // Payouts made before the cash was booked are deducted from it.
  const booked = Math.max(0, paid.receipts + Math.min(0, paid.atTheDoor));
  const receipt = Math.min(amount, booked);
  const payout = Math.min(amount - receipt, Math.max(0, paid.atTheDoor));
  return { receipt, payout, wallet: amount - receipt - payout };
}
