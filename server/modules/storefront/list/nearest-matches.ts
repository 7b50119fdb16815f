import { type RawBuilder, sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import type { Dictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productCards } from "../cards/product-cards.ts";
import type { Term } from "../text/query-terms.ts";
import { fittingCategories } from "./fitting-categories.ts";

const MOST_PRODUCTS = 8;
const MOST_CATEGORIES = 6;

/** Where there is no `hit` (text-hits.ts): ids of the products that are nearest to it, the nearest first. */
export function nearestProducts(): RawBuilder<unknown> {
  return sql`case when exists (select from hit) then '[]'::json else (
    select coalesce(json_agg(id), '[]'::json) from (
      select product.id from near join catalog.listed_product as product on product.id = near.product_id
      where exists (
        select from catalog.listed_variant as variant
        join pricing.current_price as price on price.variant_id = variant.id
        where variant.product_id = product.id)
      order by near.score desc, near.rank desc, product.published_at desc, product.id desc
      limit ${MOST_PRODUCTS}) as nearest) end`;
}

interface Nearest {
  dictionary: Dictionary;
  terms: Term[];
  ids: number[];
}

/** Instead of an empty list: what has any of the words that were searched for, and categories named by one. */
export async function nearestMatches(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
  { dictionary, terms, ids }: Nearest,
): Promise<ProductList["nearest"]> {
  const products = await productCards(platform, locale, ids);
  const categories = terms.flatMap((term) => fittingCategories(dictionary, locale, [term]));
  const different = new Map(categories.map((category) => [category.path, category]));
  return { products, categories: [...different.values()].slice(0, MOST_CATEGORIES) };
}
