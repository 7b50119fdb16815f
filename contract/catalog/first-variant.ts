import type { Price } from "./product.ts";

interface Offered {
  price: Price;
  /** Units that can be ordered now. */
  available: number;
}

/**
 * The variant that a card shows and a page opens with: the cheapest that can be had now, the first of equal ones; of
 * those that are sold out only where all are. Its price is the true "from".
 */
export function firstVariant<T extends Offered>(variants: readonly T[]): T | undefined {
  const [first, ...rest] = haveable(variants);
  return first && rest.reduce((a, b) => (b.price.amount < a.price.amount ? b : a), first);
}

/** What can be had now, or all where nothing can. */
export function haveable<T extends Offered>(variants: readonly T[]): readonly T[] {
  const inStock = variants.filter(({ available }) => available > 0);
  return inStock.length > 0 ? inStock : variants;
}
