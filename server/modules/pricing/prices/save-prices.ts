import { sql } from "kysely";
import { productChanged, productIdsOf } from "#server/modules/catalog/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Of cached answers that depend on prices of products that they do not show: order, counts, offers. */
export const PRICES_TAG = "prices";

export interface NewPrice {
  variantId: number;
  /** What a customer pays, including VAT; null: no price, so it cannot be sold. */
  piastres: number | null;
  /** The price that is replaced; absent: any. */
  before?: number | null;
}

/** Sets regular prices. Refuses all if one of them is not the price `before` any more. */
export async function savePrices(work: Work, prices: readonly NewPrice[]): Promise<void> {
  const written = await writePrices(work, prices);
  if (prices.some(({ variantId }) => !written.has(variantId)))
    throw new ProblemError("changed-meanwhile");
}

/**
 * Sets regular prices in one statement, unless they are not the prices `before` any more, even when
 * another transaction changes them concurrently. @returns the variants that were written
 */
export async function writePrices(
  work: Work,
  prices: readonly NewPrice[],
): Promise<ReadonlySet<number>> {
  if (prices.length === 0) return new Set();
  // Locked in the same order everywhere, so that two writers of many prices do not deadlock.
  const { rows } = await sql<{ variantId: number; productId: number }>`
    with given as (
      select * from unnest(
        ${prices.map(({ variantId }) => variantId)}::int[],
        ${prices.map(({ piastres }) => piastres)}::int[],
        ${prices.map(({ before }) => before ?? null)}::int[],
        ${prices.map(({ before }) => before === undefined)}::boolean[]
      ) as given (variant_id, piastres, before, is_any)
    ),
    locked as (
      select variant_id, piastres from pricing.price
      where variant_id in (select variant_id from given) order by variant_id for update
    ),
    known as materialized (
      select given.* from given join locked using (variant_id)
      where given.is_any or locked.piastres = given.before
    ),
    updated as (
      update pricing.price set piastres = known.piastres from known
      where price.variant_id = known.variant_id and known.piastres is not null
      returning price.variant_id
    ),
    removed as (
      delete from pricing.price using known
      where price.variant_id = known.variant_id and known.piastres is null
      returning price.variant_id
    ),
    added as (
      insert into pricing.price (variant_id, piastres)
      select variant_id, piastres from given
      where piastres is not null and (is_any or before is null)
        and variant_id not in (select variant_id from locked)
      order by variant_id
      on conflict (variant_id) do nothing
      returning variant_id
    )
    select written.variant_id as "variantId", variant.product_id as "productId"
    from (table updated union all table removed union all table added) as written
    join catalog.kept_variant as variant on variant.id = written.variant_id
  `.execute(work.db);
  if (rows.length === 0) return new Set();
  // A variant with its first price, or without one, changes what lists contain.
  if (prices.some(({ piastres, before }) => piastres === null || typeof before !== "number"))
    work.invalidate("products");
  await announcePrices(work, [...new Set(rows.map(({ productId }) => productId))]);
  return new Set(rows.map(({ variantId }) => variantId));
}

/** Invalidates what shows these variants' prices or depends on them, and announces the change. */
export async function announceOffers(work: Work, variantIds: readonly number[]): Promise<void> {
  await announcePrices(work, await productIdsOf(work.db, variantIds));
}

async function announcePrices(work: Work, productIds: number[]): Promise<void> {
  work.invalidate(PRICES_TAG, ...productIds.map((id) => `product:${id}`));
  await work.emit(productChanged, { productIds, onlyPrices: true });
}
