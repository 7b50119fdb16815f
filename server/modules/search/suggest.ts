import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { suggest as endpoint } from "#contract/search/endpoints.ts";
import {
  categoryPath,
  type Dictionary,
  isVisible,
  productPath,
  readDictionary,
} from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { candidates } from "./list/candidates.ts";
import { queryTerms, type Term } from "./text/query-terms.ts";
import { documentWords } from "./text/words.ts";

export type Suggestions = EndpointResponse<typeof endpoint>;

interface Row {
  id: number;
  name: Bilingual;
  slug: Bilingual;
  amount: number;
  picture: { src: string; width: number; height: number; alt: Bilingual } | null;
}

const MOST_CATEGORIES = 4;
const MOST_PRODUCTS = 6;

/** Categories and products that fit what is being typed, in one statement. */
export async function suggest(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
  text: string,
): Promise<Suggestions> {
  const terms = queryTerms(text, { isTyping: true });
  if (terms.length === 0) return { categories: [], products: [] };
  const dictionary = await readDictionary(platform);
  const { rows } = await sql<Row>`
    ${candidates({ scope: "all", categoryIds: undefined, terms, choices: [] })}
    select product.id, product.name, product.slug, candidate.lowest as amount,
      (select json_build_object('src', src, 'width', width, 'height', height, 'alt', alt)
        from catalog.listed_picture as picture
        where picture.product_id = product.id
        order by picture.role <> 'hero', picture.position limit 1) as picture
    from candidate join catalog.listed_product as product on product.id = candidate.id
    order by rank desc, in_stock desc, candidate.published_at desc, candidate.id desc
    limit ${MOST_PRODUCTS}`.execute(platform.db);
  return {
    categories: fittingCategories(dictionary, locale, terms),
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
