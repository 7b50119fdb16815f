import type { RefundMethod } from "#contract/orders/refund-method.ts";
import { refundShare } from "#contract/orders/refund-share.ts";
import type { OpenUnits } from "../status/requested-units.ts";

/** What an order comes to after the credits so far, in piastres. */
export interface OrderSums {
  total: number;
  wallet: number;
  credited: number;
  aside: number;
  /** total − credited − (wallet − aside) */
  due: number;
}

export interface CreditedLine {
  position: number;
  quantity: number;
  amount: number;
}

/**
 * Exactly what was paid for units, with their share of the discounts. Counted on all that was credited of a line
 * together, so that the parts of a line, however it is cut, come to the line.
 */
export function creditedLines(units: readonly OpenUnits[]): CreditedLine[] {
  return units.map((line) => ({
    position: line.position,
    quantity: line.units,
    amount: refundShare(line, line.credited, line.units),
  }));
}

/** What goodwill took off before cannot be credited again: the customer gets what is left of the price. */
export function setOffOf(
  amount: number,
  { total, credited }: Pick<OrderSums, "total" | "credited">,
): number {
  return Math.max(0, amount - (total - credited));
}

/**
 * How much of a credited amount becomes store credit. Back the way it was paid: first less is to be paid or money goes
 * back, and what store credit paid for comes last. To the wallet: all that was paid already. `received`: paid beside
 * store credit.
 */
export function walletPart(
  amount: number,
  method: RefundMethod,
  { due }: OrderSums,
  received: number,
): number {
  const unpaid = method === "wallet" ? Math.max(0, due - received) : due;
  return Math.max(0, amount - unpaid);
}

/** What was paid in all and not given back: no goodwill can be more. */
export function paidInAll({ due, wallet, aside }: OrderSums, received: number): number {
  return Math.min(due, received) + wallet - aside;
}
