/** What a line of an order came to, and its pieces. */
export interface PaidLine {
  /** Piastres after discounts. */
  paid: number;
  quantity: number;
}

/**
 * What the next `pieces` of a line are worth, when `before` of them have gone back already. Counted on all that went
 * back together, so that parts of a line, however it is cut, add up to the line: the last piece takes the rest.
 */
export function refundShare({ paid, quantity }: PaidLine, before: number, pieces: number): number {
  const upTo = (count: number) => Number((BigInt(paid) * BigInt(count)) / BigInt(quantity));
  return upTo(before + pieces) - upTo(before);
}
