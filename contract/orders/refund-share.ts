/** What a line of an order came to, and its units. */
export interface PaidLine {
  /** Piastres after discounts. */
  paid: number;
  quantity: number;
}

/**
 * What the next `units` of a line are worth, when `before` of them have gone back already. Counted on all that went
 * back together, so that parts of a line, however it is cut, add up to the line: the last unit takes the rest.
 */
export function refundShare({ paid, quantity }: PaidLine, before: number, units: number): number {
  const upTo = (count: number) => Number((BigInt(paid) * BigInt(count)) / BigInt(quantity));
  return upTo(before + units) - upTo(before);
}
