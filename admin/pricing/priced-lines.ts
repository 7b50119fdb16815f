import type { Bilingual } from "#contract/kernel/locale.ts";
import type { PricedProduct } from "#contract/pricing/priced-product-endpoints.ts";

/** A variant with a price of its own, as a form lists it. */
export interface PricedLine {
  variantId: number;
  sku: string;
  name: Bilingual;
  /** Without offers; null: none yet. */
  ordinary: number | null;
  /** As it is typed. */
  pounds: string;
}

/** The variants of a product that are not listed yet. */
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

/** Pounds after so many percent off, rounded to the pound where that is less. */
export function reducedPounds(ordinary: number | null, percent: number): string {
  if (ordinary === null) return "";
  const piastres = Math.round((ordinary * (100 - percent)) / 100);
  return String((piastres >= 100 ? Math.floor(piastres / 100) * 100 : piastres) / 100);
}
