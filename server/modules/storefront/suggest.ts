import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { suggest as endpoint } from "#contract/storefront/endpoints.ts";
import { foldLetters } from "#contract/storefront/fold-letters.ts";
import { type Dictionary, readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productCards } from "./cards/product-cards.ts";
import { fittingCategories } from "./list/fitting-categories.ts";
import { textHits } from "./list/text-hits.ts";
import { completionsFrom } from "./searches/completions.ts";
import { searchedOften } from "./searches/searched-often.ts";
import type { Term } from "./text/query-terms.ts";
import { understand } from "./text/understand.ts";

export type Suggestions = EndpointResponse<typeof endpoint>;

const MOST_CATEGORIES = 4;
const MOST_PRODUCTS = 6;
const MOST_QUERIES = 4;
/** Best hits by their words, among which those in stock come first, and whose names complete what is typed. */
const MOST_COMPARED = 40;

/** Searches, categories and products that fit what is being typed; products as their cards show them. */
export async function suggest(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
  text: string,
): Promise<Suggestions> {
  const { terms, meant } = await understand(platform, text, { locale, isTyping: true });
  if (terms.length === 0) return { queries: [], categories: [], products: [], isGuess: false };
  const dictionary = await readDictionary(platform);
  const { ids, names, isExact } = await bestHits(platform, dictionary, terms);
  const cards = await productCards(platform, locale, ids);
  const categories = fittingCategories(dictionary, locale, terms).slice(0, MOST_CATEGORIES);
  const shown = new Set(categories.map(({ name }) => foldLetters(name)));
  const isGuess = ids.length > 0 && (meant !== null || !isExact);
  const queries = isGuess
    ? []
    : completionsFrom(text, { searched: await searchedOften(platform), names });
  return {
    queries: queries.filter((query) => !shown.has(foldLetters(query))).slice(0, MOST_QUERIES),
    categories,
    isGuess,
    products: cards.map(({ name, path, price, picture }) => ({
      name,
      path,
      amount: price.amount,
      picture,
    })),
  };
}

interface BestHits {
  ids: number[];
  /** Of more products than are shown, in both languages. */
  names: string[];
  isExact: boolean;
}

async function bestHits(
  { db }: Pick<Platform, "db">,
  dictionary: Dictionary,
  terms: Term[],
): Promise<BestHits> {
  const { rows } = await sql<BestHits>`
    with ${textHits(dictionary, terms)},
    best as (
      select product.*, hit.rank
      from hit join catalog.listed_product as product on product.id = hit.product_id
      order by hit.rank desc, product.published_at desc, product.id desc
      limit ${MOST_COMPARED}
    ),
    offered as (
      select product.*, sold.in_stock
      from best as product
      join lateral (
        select count(*) as count, bool_or(stock.available > 0) as in_stock
        from catalog.listed_variant as variant
        join pricing.current_price as price on price.variant_id = variant.id
        left join inventory.availability as stock on stock.variant_id = variant.id
        where variant.product_id = product.id
      ) as sold on sold.count > 0
    ),
    shown as (
      select id, row_number() over (
        order by rank desc, in_stock is true desc, published_at desc, id desc) as place
      from offered order by place limit ${MOST_PRODUCTS}
    )
    select
      coalesce((select json_agg(id order by place) from shown), '[]') as ids,
      coalesce((select json_agg(value) from offered, jsonb_each_text(name)), '[]') as names,
      exists (select from exact) as "isExact"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The suggestions' statement has no row");
  return row;
}
