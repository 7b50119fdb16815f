/** The amount paid for an order line, and its units. */
export interface PaidLine {
  /** Piastres after discounts. */
  paid: number;
  quantity: number;
}

/**
 * The value of the next `units` of a line, when `before` of them have been refunded already.
 * Calculated on the cumulative amount, so that partial refunds add up to the line: the last unit
 * gets the rest.
 */
export function refundShare({ paid, quantity }: PaidLine, before: number, units: number): number {
  const upTo = (count: number) => Number((BigInt(paid) * BigInt(count)) / BigInt(quantity));
  return upTo(before + units) - upTo(before);
}
