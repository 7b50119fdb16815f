import type { Bilingual } from "#contract/kernel/locale.ts";
import type { PricedProduct } from "#contract/pricing/priced-product-endpoints.ts";

/** A variant with a price of its own, as listed in a form. */
export interface PricedLine {
  variantId: number;
  sku: string;
  name: Bilingual;
  /** The price without offers; null if there is none yet. */
  ordinary: number | null;
  /** As typed. */
  pounds: string;
}

/** A product's variants that are not listed yet. */
export function linesOf(
  { name, variants }: PricedProduct,
  listed: readonly { variantId: number }[],
): PricedLine[] {
  return variants
    .filter(({ id }) => listed.every(({ variantId }) => variantId !== id))
    .map(({ id, sku, piastres }) => ({
      ...{ variantId: id, sku, name },
      ...{ ordinary: piastres, pounds: "" },
    }));
}

/** The price in pounds after a percentage off, rounded down to whole pounds from one pound on. */
export function reducedPounds(ordinary: number | null, percent: number): string {
  if (ordinary === null) return "";
  const piastres = Math.round((ordinary * (100 - percent)) / 100);
  return String((piastres >= 100 ? Math.floor(piastres / 100) * 100 : piastres) / 100);
}
