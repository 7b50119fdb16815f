import { sql } from "kysely";
import type { Bilingual } from "#contract/kernel/locale.ts";
import { productPath } from "#server/modules/catalog/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Address of a product that customers see. */
export interface ProductAddress {
  /** Paths without locale prefix. */
  path: Bilingual;
  /** Address of its first picture, from the site's root. */
  picture: string | undefined;
}

/** A part covers a fixed range of ids, so that a product stays in its part when others change. */
interface Part {
  /** From 1. */
  number: number;
  ids: number;
}

const isSold = sql`exists (
  select from catalog.listed_variant as variant
  join pricing.current_price as price on price.variant_id = variant.id
  where variant.product_id = product.id)`;

/** Products that customers see, for search engines: all, or those of one part. */
export async function productAddresses(db: Connection, part?: Part): Promise<ProductAddress[]> {
  const within = part
    ? sql`product.id > ${(part.number - 1) * part.ids} and product.id <= ${part.number * part.ids}`
    : sql`true`;
  const { rows } = await sql<{ id: number; slug: Bilingual; src: string | null }>`
    select
      product.id, product.slug,
      (select src from catalog.listed_picture as picture where picture.product_id = product.id
        order by position limit 1) as src
    from catalog.listed_product as product
    where ${within} and ${isSold}
    order by product.id`.execute(db);
  return rows.map(({ id, slug, src }) => ({
    path: { ar: productPath(id, slug.ar), en: productPath(id, slug.en) },
    picture: src ?? undefined,
  }));
}

/** The non-empty parts, with their number of products. */
export async function productParts(
  db: Connection,
  ids: number,
): Promise<{ number: number; products: number }[]> {
  const { rows } = await sql<{ number: number; products: number }>`
    select (product.id - 1) / ${ids}::integer + 1 as number, count(*)::integer as products
    from catalog.listed_product as product
    where ${isSold} group by 1 order by 1`.execute(db);
  return rows;
}
