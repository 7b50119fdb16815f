import { sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { storefrontEndpoints } from "#contract/storefront/endpoints.ts";
import { foldLetters } from "#contract/storefront/fold-letters.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { PREPARED } from "#server/platform/postgres/statements.ts";
import { productCards } from "./cards/product-cards.ts";
import { fittingCategories } from "./list/fitting-categories.ts";
import { searchOf } from "./list/search-terms.ts";
import { suggest as suggestProducts } from "./product-index/index.ts";
import { completionsFrom } from "./searches/completions.ts";
import { searchedOften } from "./searches/searched-often.ts";
import { productIndexOf } from "./start-product-index.ts";
import { understand } from "./text/understand.ts";

export type Suggestions = EndpointResponse<typeof storefrontEndpoints.suggest>;

const MOST_CATEGORIES = 4;
const MOST_PRODUCTS = 6;
const MOST_QUERIES = 4;
/** Best hits whose names are used to complete the typed text. */
const MOST_COMPARED = 40;

/** Searches, categories and products that match what is being typed; products as on their cards. */
export async function suggest(
  platform: Pick<Platform, "db" | "primary" | "cache">,
  locale: Locale,
  text: string,
): Promise<Suggestions> {
  const reading = { locale, isTyping: true };
  const { terms, meant, ...asked } = await understand(platform, text, reading);
  if (terms.length === 0) return { queries: [], categories: [], products: [], isGuess: false };
  const dictionary = await readDictionary(platform);
  const search = searchOf(dictionary, { terms, price: asked.price, order: undefined });
  const index = await productIndexOf(platform).current();
  const { ids, isExact } = suggestProducts(index, search, MOST_COMPARED);
  const [cards, names, searched] = await Promise.all([
    productCards(platform, locale, ids.slice(0, MOST_PRODUCTS)),
    namesOf(platform, ids),
    searchedOften(platform),
  ]);
  const categories = fittingCategories(dictionary, locale, terms).slice(0, MOST_CATEGORIES);
  const shown = new Set(categories.map(({ name }) => foldLetters(name)));
  const isGuess = ids.length > 0 && (meant !== null || !isExact);
  const queries = isGuess ? [] : completionsFrom(text, { searched, names });
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

/** Names of products, in both languages. */
async function namesOf({ db }: Pick<Platform, "db">, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`${PREPARED}
    select value as name from catalog.listed_product, jsonb_each_text(name) where id = any (${ids}::int[])
  `.execute(db);
  return rows.map(({ name }) => name);
}
