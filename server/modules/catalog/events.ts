import { defineEvent } from "#server/platform/events.ts";

/** What lists, search and pages show of these products may have changed. */
export const productChanged = defineEvent<{
  productIds: number[];
  /** Prices alone: what is said of them, and found by, is as it was. */
  onlyPrices?: boolean;
}>("product.changed");
