import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import type { Dictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productCards } from "../cards/product-cards.ts";
import type { Term } from "../text/query-terms.ts";
import { fittingCategories } from "./fitting-categories.ts";
import { textHits } from "./text-hits.ts";

const MOST_PRODUCTS = 8;
const MOST_CATEGORIES = 6;

/** Instead of an empty list: what has any of the words that were searched for, and categories named by one. */
export async function nearestProducts(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
  dictionary: Dictionary,
  terms: Term[],
): Promise<ProductList["nearest"]> {
  const { rows } = await sql<{ id: number }>`
    with ${textHits(dictionary, terms, { leastShare: 0 })}
    select product.id from hit join catalog.listed_product as product on product.id = hit.product_id
    where exists (
      select from catalog.listed_variant as variant
      join pricing.current_price as price on price.variant_id = variant.id
      where variant.product_id = product.id)
    order by hit.rank desc, product.published_at desc, product.id desc
    limit ${MOST_PRODUCTS}`.execute(platform.db);
  const products = await productCards(
    platform,
    locale,
    rows.map(({ id }) => id),
  );
  const categories = terms.flatMap((term) => fittingCategories(dictionary, locale, [term]));
  const different = new Map(categories.map((category) => [category.path, category]));
  return { products, categories: [...different.values()].slice(0, MOST_CATEGORIES) };
}
