/** A number of pieces of a variant. */
export interface StockLine {
  variantId: number;
  quantity: number;
}

/** One line per variant. */
export function sumByVariant(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<number, number>();
  for (const { variantId, quantity } of lines) {
    sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  }
  return [...sums].map(([variantId, quantity]) => ({ variantId, quantity }));
}
