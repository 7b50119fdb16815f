import { sql } from "kysely";
import { MAX_VIEWED } from "#contract/favourites/endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Products that customers can see and buy: listed in the shop with a price. */
const SEEN = sql`
  product_id in (
    select variant.product_id from catalog.listed_variant as variant
    join catalog.listed_product as product on product.id = variant.product_id
    join pricing.current_price as price on price.variant_id = variant.id)`;

/** The visible favourites, last added first. */
export async function favouriteIds(db: Connection, shopperId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from favourites.favourite
    where shopper_id = ${shopperId} and ${SEEN}
    order by added_at desc, product_id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** The visible viewed products, last viewed first. */
export async function viewedIds(db: Connection, shopperId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from favourites.view
    where shopper_id = ${shopperId} and ${SEEN}
    order by viewed_at desc, product_id desc limit ${MAX_VIEWED}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function isSeen(db: Connection, productId: number): Promise<boolean> {
  const { rows } = await sql`
    select from (values (${productId}::integer)) as candidate (product_id) where ${SEEN}`.execute(
    db,
  );
  return rows.length > 0;
}
