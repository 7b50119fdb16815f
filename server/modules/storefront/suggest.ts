import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { suggest as endpoint } from "#contract/storefront/endpoints.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productCards } from "./cards/product-cards.ts";
import { fittingCategories } from "./list/fitting-categories.ts";
import { textHits } from "./list/text-hits.ts";
import { understand } from "./text/understand.ts";

export type Suggestions = EndpointResponse<typeof endpoint>;

const MOST_CATEGORIES = 4;
const MOST_PRODUCTS = 6;
/** Best hits by their words, among which those in stock come first. */
const MOST_COMPARED = 40;

/** Categories and products that fit what is being typed; products as their cards show them. */
export async function suggest(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
  text: string,
): Promise<Suggestions> {
  const { terms, meant } = await understand(platform, text, { isTyping: true });
  if (terms.length === 0) return { categories: [], products: [], isGuess: false };
  const dictionary = await readDictionary(platform);
  const { rows } = await sql<{ id: number; isGuess: boolean }>`
    with ${textHits(dictionary, terms)},
    best as (
      select product.*, hit.rank
      from hit join catalog.listed_product as product on product.id = hit.product_id
      order by hit.rank desc, product.published_at desc, product.id desc
      limit ${MOST_COMPARED}
    )
    select product.id, not exists (select from exact) as "isGuess"
    from best as product
    join lateral (
      select count(*) as count, bool_or(stock.available > 0) as in_stock
      from catalog.listed_variant as variant
      join pricing.current_price as price on price.variant_id = variant.id
      left join inventory.availability as stock on stock.variant_id = variant.id
      where variant.product_id = product.id
    ) as sold on sold.count > 0
    order by rank desc, sold.in_stock is true desc, product.published_at desc, product.id desc
    limit ${MOST_PRODUCTS}`.execute(platform.db);
  const cards = await productCards(
    platform,
    locale,
    rows.map(({ id }) => id),
  );
  return {
    categories: fittingCategories(dictionary, locale, terms).slice(0, MOST_CATEGORIES),
    isGuess: rows.length > 0 && (meant !== null || rows[0]?.isGuess === true),
    products: cards.map(({ name, path, price, picture }) => ({
      name,
      path,
      amount: price.amount,
      picture,
    })),
  };
}
