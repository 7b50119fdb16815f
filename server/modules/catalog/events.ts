import { defineEvent } from "#server/platform/events.ts";

/** What lists, search and pages show about these products may have changed. */
export const productChanged = defineEvent<{
  productIds: number[];
  /** Only prices changed: texts and search words are the same. */
  onlyPrices?: boolean;
}>("product.changed");
