import { normaliseDigits } from "#contract/kernel/digits.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { PricedProduct } from "#contract/pricing/priced-product-endpoints.ts";
import type { SimulationQuery } from "#contract/pricing/promotion-endpoints.ts";

export interface CartLine {
  variantId: number;
  sku: string;
  name: Bilingual;
  /** As typed; 0 or empty: not in the cart. */
  quantity: string;
}

export interface SimulatorValues extends Pick<
  SimulationQuery,
  "governorate" | "payment" | "customer"
> {
  lines: CartLine[];
  priceListId: string;
  coupon: string;
  /** In Cairo time; empty for now. */
  at: string;
}

/** A product's variants that are not in the cart yet: one unit of the first, none of the others. */
export function cartLinesOf(
  { name, variants }: PricedProduct,
  listed: readonly CartLine[],
): CartLine[] {
  return variants
    .filter(({ id }) => listed.every(({ variantId }) => variantId !== id))
    .map(({ id, sku }, index) => ({
      ...{ variantId: id, sku, name },
      quantity: index === 0 ? "1" : "0",
    }));
}

/**
 * `12:3,15:1`, without lines that are not in the cart, or the line whose quantity cannot be read.
 */
export function queryLines(lines: readonly CartLine[]): { value: string } | { wrong: string } {
  const counted = lines.map(({ variantId, quantity }) => ({
    variantId,
    count: Number(normaliseDigits(quantity).trim()),
  }));
  const wrong = counted.findIndex(({ count }) => !Number.isInteger(count) || count < 0);
  if (wrong >= 0) return { wrong: `lines.${wrong}.quantity` };
  const wanted = counted.filter(({ count }) => count > 0);
  return { value: wanted.map(({ variantId, count }) => `${variantId}:${count}`).join(",") };
}
