import type { RefundMethod } from "#contract/orders/refund-method.ts";
import { refundShare } from "#contract/orders/refund-share.ts";
import type { OpenUnits } from "../status/requested-units.ts";

/** The totals of an order after its credits so far, in piastres. */
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
 * Exactly what was paid for units, including their share of the discounts. Calculated on the
 * cumulative amount credited, so that partial credits add up to the line.
 */
export function creditedLines(units: readonly OpenUnits[]): CreditedLine[] {
  return units.map((line) => ({
    position: line.position,
    quantity: line.units,
    amount: refundShare(line, line.credited, line.units),
  }));
}

/** Earlier goodwill cannot be credited again: the customer gets the rest of the price. */
export function setOffOf(
  amount: number,
  { total, credited }: Pick<OrderSums, "total" | "credited">,
): number {
  return Math.max(0, amount - (total - credited));
}

/**
 * How much of a credited amount becomes store credit. To the original payment: first the amount due
 * shrinks or money is refunded, and the part paid by store credit comes last. To the wallet:
 * everything already paid. `received`: paid in addition to store credit.
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

/** Total paid and not given back yet: the maximum goodwill. */
export function paidInAll({ due, wallet, aside }: OrderSums, received: number): number {
  return Math.min(due, received) + wallet - aside;
}
