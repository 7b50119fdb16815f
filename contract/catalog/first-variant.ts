import type { Price } from "./product.ts";

interface Offered {
  price: Price;
  /** Units that can be ordered now. */
  available: number;
}

/**
 * The variant that a card shows and a page opens with: the cheapest in stock, the first of several;
 * of the sold-out ones only when all are. So its price is a true "from" price.
 */
export function firstVariant<T extends Offered>(variants: readonly T[]): T | undefined {
  const [first, ...rest] = haveable(variants);
  return first && rest.reduce((a, b) => (b.price.amount < a.price.amount ? b : a), first);
}

/** The variants in stock, or all if none is. */
export function haveable<T extends Offered>(variants: readonly T[]): readonly T[] {
  const inStock = variants.filter(({ available }) => available > 0);
  return inStock.length > 0 ? inStock : variants;
}
