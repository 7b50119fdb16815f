import { sql } from "kysely";
import { productChanged, productIdsOf } from "#server/modules/catalog/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

export interface VariantPrice {
  variantId: number;
  /** What a customer pays, including VAT. */
  piastres: number;
}

/** Sets the ordinary prices of variants, all in one statement. */
export async function savePrices(work: Work, prices: readonly VariantPrice[]): Promise<void> {
  if (prices.length === 0) return;
  const byVariant = new Map(prices.map((price) => [price.variantId, price.piastres]));
  await sql`
    insert into pricing.price (variant_id, piastres)
    select variant_id, piastres
    from unnest(${[...byVariant.keys()]}::int[], ${[...byVariant.values()]}::int[]) as input (variant_id, piastres)
    order by variant_id
    on conflict (variant_id) do update set piastres = excluded.piastres
  `.execute(work.db);
  await announcePriceChange(work, [...byVariant.keys()]);
}

/** Removes the prices of variants: they cannot be sold until they have one again. */
export async function removePrices(work: Work, variantIds: readonly number[]): Promise<void> {
  if (variantIds.length === 0) return;
  await sql`delete from pricing.price where variant_id = any (${variantIds}::int[])`.execute(
    work.db,
  );
  await announcePriceChange(work, variantIds);
}

/** Sets the ordinary price of one variant. */
export async function setPrice(work: Work, variantId: number, piastres: number): Promise<void> {
  await savePrices(work, [{ variantId, piastres }]);
}

/**
 * Invalidates what shows these variants' prices, and announces the change to whatever sorts or
 * searches by price.
 */
export async function announcePriceChange(
  work: Work,
  variantIds: readonly number[],
): Promise<void> {
  const productIds = await productIdsOf(work.db, variantIds);
  work.invalidate("products", ...productIds.map((id) => `product:${id}`));
  await work.emit(productChanged, { productIds, onlyPrices: true });
}
