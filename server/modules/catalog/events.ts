import { defineEvent } from "#server/platform/events.ts";

interface ProductChange {
  productIds: number[];
  /** Only prices changed: texts and search words are the same. */
  onlyPrices?: boolean;
}

/**
 * What lists, search and pages show about these products may have changed. Once per commit, however
 * many parts of however many products it changes.
 */
export const productChanged = defineEvent<ProductChange>("product.changed", (first, second) => ({
  productIds: [...new Set([...first.productIds, ...second.productIds])],
  onlyPrices: Boolean(first.onlyPrices && second.onlyPrices),
}));
