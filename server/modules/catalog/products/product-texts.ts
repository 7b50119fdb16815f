import { sql } from "kysely";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Facts } from "../tables.ts";

/** The texts of a product, for search indexing. */
export interface ProductText {
  id: number;
  categoryId: number;
  name: Bilingual;
  summary: Bilingual;
  brand: Bilingual;
  skus: string[];
  /** Attributes of the product and of each variant on sale. */
  facts: Facts[];
}

/** The texts of products, published or not. */
export async function productTexts(db: Connection, ids: number[]): Promise<ProductText[]> {
  const { rows } = await sql<ProductText>`
    select
      product.id, product.category_id as "categoryId", product.name, product.summary,
      brand.name as brand,
      coalesce(sold.skus, '{}') as skus,
      coalesce(sold.facts, '[]'::json) as facts
    from catalog.product
    join catalog.brand on brand.id = product.brand_id
    left join lateral (
      select
        array_agg(variant.sku order by variant.position) as skus,
        json_agg(product.attributes || variant.attributes order by variant.position) as facts
      from catalog.variant where variant.product_id = product.id and variant.is_active
    ) as sold on true
    where product.id = any (${ids}::integer[])
    order by product.id`.execute(db);
  return rows;
}
