import type { RefundMethod } from "#contract/returns/return-types.ts";

/** What was paid for an order and what of it went back. All in piastres. */
export interface PaidSoFar {
  /** Booked receipts, less what of them went back. */
  receipts: number;
  /** Cash that the courier took and nobody has booked, less what was sent out by hand; may be negative. */
  atTheDoor: number;
  /** Store credit that paid. */
  wallet: number;
  /** Store credit that returns of the order gave before. */
  deposited: number;
}

export interface RefundSplit {
  receipt: number;
  payout: number;
  wallet: number;
}

/** All that could still go back. */
export function refundable({ receipts, atTheDoor, wallet, deposited }: PaidSoFar): number {
  return receipts + atTheDoor + wallet - deposited;
}

/**
 * Where an amount goes: all of it to the wallet, or back the way it was paid, first over the receipts, then what was
 * paid at the door, last the store credit. Nothing when that is more than was paid.
 */
export function splitRefund(
  amount: number,
  method: RefundMethod,
  paid: PaidSoFar,
): RefundSplit | undefined {
  if (amount > refundable(paid)) return undefined;
  if (method === "wallet") return { receipt: 0, payout: 0, wallet: amount };
  // What was sent out by hand before the cash was booked has to be made up by it.
  const booked = Math.max(0, paid.receipts + Math.min(0, paid.atTheDoor));
  const receipt = Math.min(amount, booked);
  const payout = Math.min(amount - receipt, Math.max(0, paid.atTheDoor));
  return { receipt, payout, wallet: amount - receipt - payout };
}
