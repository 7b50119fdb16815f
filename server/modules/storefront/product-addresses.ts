import { sql } from "kysely";
import type { Bilingual } from "#contract/kernel/locale.ts";
import { productPath } from "#server/modules/catalog/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Where a product that customers see can be read. */
export interface ProductAddress {
  /** Paths without locale prefix. */
  path: Bilingual;
  /** Address of its first picture, from the root of the site. */
  picture: string | undefined;
}

/** Every product that customers see, for search engines. */
export async function productAddresses(db: Connection): Promise<ProductAddress[]> {
  const { rows } = await sql<{ id: number; slug: Bilingual; src: string | null }>`
    select
      product.id, product.slug,
      (select src from catalog.listed_picture as picture where picture.product_id = product.id
        order by position limit 1) as src
    from catalog.listed_product as product
    where exists (
      select from catalog.listed_variant as variant
      join pricing.current_price as price on price.variant_id = variant.id
      where variant.product_id = product.id
    )
    order by product.id`.execute(db);
  return rows.map(({ id, slug, src }) => ({
    path: { ar: productPath(id, slug.ar), en: productPath(id, slug.en) },
    picture: src ?? undefined,
  }));
}
