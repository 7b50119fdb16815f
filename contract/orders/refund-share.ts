/** What a line of an order came to, and its items. */
export interface PaidLine {
  /** Piastres after discounts. */
  paid: number;
  quantity: number;
}

/**
 * What the next `items` of a line are worth, when `before` of them have gone back already. Counted on all that went
 * back together, so that parts of a line, however it is cut, add up to the line: the last item takes the rest.
 */
export function refundShare({ paid, quantity }: PaidLine, before: number, items: number): number {
  const upTo = (count: number) => Number((BigInt(paid) * BigInt(count)) / BigInt(quantity));
  return upTo(before + items) - upTo(before);
}
