import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { suggest as endpoint } from "#contract/storefront/endpoints.ts";
import {
  categoryPath,
  type Dictionary,
  isVisible,
  productPath,
  readDictionary,
} from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { textHits } from "./list/text-hits.ts";
import { queryTerms, type Term } from "./text/query-terms.ts";
import { documentWords } from "./text/words.ts";

export type Suggestions = EndpointResponse<typeof endpoint>;

interface Row {
  id: number;
  name: Bilingual;
  slug: Bilingual;
  amount: number;
  picture: { src: string; width: number; height: number; alt: Bilingual } | null;
  isGuess: boolean;
}

const MOST_CATEGORIES = 4;
const MOST_PRODUCTS = 6;
/** Best hits by their words, among which those in stock come first. */
const MOST_COMPARED = 40;

/** Categories and products that fit what is being typed, in one statement. */
export async function suggest(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
  text: string,
): Promise<Suggestions> {
  const terms = queryTerms(text, { isTyping: true });
  if (terms.length === 0) return { categories: [], products: [], isGuess: false };
  const dictionary = await readDictionary(platform);
  const { rows } = await sql<Row>`
    with ${textHits(terms)},
    best as (
      select product.*, hit.rank
      from hit join catalog.listed_product as product on product.id = hit.product_id
      order by hit.rank desc, product.published_at desc, product.id desc
      limit ${MOST_COMPARED}
    )
    select product.id, product.name, product.slug, sold.amount,
      not exists (select from exact) as "isGuess",
      (select json_build_object('src', src, 'width', width, 'height', height, 'alt', alt)
        from catalog.listed_picture as picture
        where picture.product_id = product.id
        order by picture.role <> 'hero', picture.position limit 1) as picture
    from best as product
    join lateral (
      select min(price.amount) as amount, bool_or(stock.available > 0) as in_stock
      from catalog.listed_variant as variant
      join pricing.current_price as price on price.variant_id = variant.id
      left join inventory.availability as stock on stock.variant_id = variant.id
      where variant.product_id = product.id
    ) as sold on sold.amount is not null
    order by rank desc, sold.in_stock is true desc, product.published_at desc, product.id desc
    limit ${MOST_PRODUCTS}`.execute(platform.db);
  return {
    categories: fittingCategories(dictionary, locale, terms),
    isGuess: rows[0]?.isGuess ?? false,
    products: rows.map(({ id, name, slug, amount, picture }) => ({
      name: name[locale],
      path: productPath(id, slug[locale]),
      amount,
      picture: picture && { ...picture, alt: picture.alt[locale] },
    })),
  };
}

function fittingCategories(dictionary: Dictionary, locale: Locale, terms: Term[]) {
  return [...dictionary.categories.values()]
    .filter(({ id }) => isVisible(dictionary, id))
    .filter(({ name }) => {
      const words = ` ${[name.ar, name.en].flatMap(documentWords).join(" ")} `;
      return terms.every(({ patterns }) => patterns.some((pattern) => matches(words, pattern)));
    })
    .slice(0, MOST_CATEGORIES)
    .map(({ id, name, slug }) => ({ name: name[locale], path: categoryPath(id, slug[locale]) }));
}

/** What LIKE does with the only patterns there are: something, fixed text, something. */
function matches(words: string, pattern: string): boolean {
  return words.includes(pattern.slice(1, -1));
}
