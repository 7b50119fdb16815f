import { sql } from "kysely";
import { bareSku } from "#contract/cart/sku-lines.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Shorter beginnings fit too many SKUs to suggest any. */
const SHORTEST = 3;
const SUGGESTED = 5;

export interface SkuMatch {
  /** The SKU itself, or the only one that differs in nothing but its separators. */
  isExact: boolean;
  variantIds: number[];
}

/**
 * Variants on sale by typed SKU in capital letters: the one with this SKU, else those that differ
 * only in separators, else those that begin with it.
 */
export async function findBySku(
  db: Connection,
  typed: readonly string[],
): Promise<Map<string, SkuMatch>> {
  const { rows } = await sql<{ typed: string; variantIds: number[]; nearest: number }>`
    with asked as (
      select sku, bare from unnest(${typed}::text[], ${typed.map(bareSku)}::text[]) as list (sku, bare)
    ), sold as not materialized (
      select variant.id, variant.sku, translate(variant.sku, './-', '') collate "C" as bare
      from catalog.listed_variant as variant
      join catalog.listed_product as product on product.id = variant.product_id
      join pricing.current_price as price on price.variant_id = variant.id
    ), found as (
      select asked.sku as typed, sold.id, sold.sku, case when sold.sku = asked.sku then 0 else 1 end as distance
      from asked join sold on sold.bare = asked.bare
    ), near as (
      select asked.sku as typed, begun.id, begun.sku, 2 as distance
      from asked cross join lateral (
        select id, sku from sold where bare >= asked.bare and bare < asked.bare || '~' order by bare limit ${SUGGESTED}
      ) as begun
      where length(asked.bare) >= ${SHORTEST} and not exists (select from found where found.typed = asked.sku)
    ), ranked as (
      select *, rank() over (partition by typed order by distance) as class,
        row_number() over (partition by typed order by distance, sku) as place
      from (select * from found union all select * from near) as every
    )
    select typed, min(distance) as nearest, array_agg(id order by place) as "variantIds"
    from ranked where class = 1 and place <= ${SUGGESTED} group by typed
  `.execute(db);
  return new Map(
    rows.map(({ typed: sku, nearest, variantIds }) => [
      sku,
      { isExact: nearest < 2 && variantIds.length === 1, variantIds },
    ]),
  );
}
