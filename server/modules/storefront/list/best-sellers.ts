import { sql } from "kysely";
import type { ProductCard } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productCards } from "../cards/product-cards.ts";

/** Cards of the best-selling products, by units of all variants; empty while nothing was sold. */
export async function bestSellers(
  platform: Pick<Platform, "db" | "primary" | "cache">,
  locale: Locale,
  limit: number,
): Promise<ProductCard[]> {
  const { rows } = await sql<{ id: number }>`
    select variant.product_id as id
    from inventory.sold_stock as sold
    join catalog.listed_variant as variant on variant.id = sold.variant_id
    join catalog.listed_product as product on product.id = variant.product_id
    group by variant.product_id
    having sum(sold.quantity) > 0
    order by sum(sold.quantity) desc, variant.product_id desc
    limit ${limit}`.execute(platform.db);
  const ids = rows.map((row) => row.id);
  return productCards(platform, locale, ids);
}
