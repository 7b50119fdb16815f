import type { Locale } from "#contract/kernel/locale.ts";
import type { ListScope, ProductList } from "#contract/storefront/endpoints.ts";
import { type ListQuery, PAGE_SIZE } from "#contract/storefront/list-query.ts";
import {
  branchOf,
  commonLineage,
  type Dictionary,
  readDictionary,
} from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productCards } from "../cards/product-cards.ts";
import { facetWorths } from "../facet-worth.ts";
import { count, find } from "../product-index/index.ts";
import { productIndexOf } from "../start-product-index.ts";
import type { Synonyms } from "../synonyms/synonyms.ts";
import type { Question, Term } from "../text/query-terms.ts";
import { understand } from "../text/understand.ts";
import { facetCodes, readChoices } from "./choices.ts";
import { fittingCategories } from "./fitting-categories.ts";
import { listFocus } from "./list-focus.ts";
import { presentFacets } from "./present-facets.ts";
import { presentSearch } from "./present-search.ts";
import { hasRoomLights } from "./room-lights.ts";
import { searchOf } from "./search-terms.ts";
import { heldFacts, inferredFacts } from "./understood-facts.ts";

const MOST_CATEGORIES = 6;

interface Nearest {
  dictionary: Dictionary;
  terms: Term[];
  ids: number[];
}

export interface ListRequest {
  scope: ListScope;
  /** The category and its descendants; absent: the whole shop. */
  categoryId?: number;
  query: ListQuery;
  /** Replaces staff's synonyms, for a trial search. */
  synonyms?: Synonyms | undefined;
}

/**
 * A page of products with exact facet counts. With vocabulary and dictionary cached it takes two
 * statements: one reads what has changed, the other the cards of the page, or of the nearest
 * matches if there are none.
 */
export async function listProducts(
  platform: Pick<Platform, "db" | "primary" | "cache">,
  locale: Locale,
  request: ListRequest,
): Promise<ProductList> {
  const { scope, query, categoryId } = request;
  const dictionary = await readDictionary(platform);
  const text = query.q.trim();
  const reading = { locale, synonyms: request.synonyms };
  const question = text === "" ? undefined : await understand(platform, text, reading);
  const { terms, price: saidPrice }: Partial<Question> = question ?? {};
  const inferred = inferredFacts(dictionary, terms ?? []);
  const choices = readChoices(dictionary, query.facets);
  const asked = {
    scope,
    categoryIds: categoryId === undefined ? undefined : branchOf(dictionary, categoryId),
    search: question && searchOf(dictionary, question),
    facts: inferred.map(({ facts }) => facts),
    choices,
    sort: query.sort,
    page: query.page,
    pageSize: PAGE_SIZE,
  };
  const index = await productIndexOf(platform).current();
  const found = find(index, asked);
  const { facets, unfiltered } = count(index, asked, facetCodes(dictionary));
  const price = found.isPriceMissed ? undefined : saidPrice;
  const focus = listFocus(dictionary, { scope, choices, price, terms: terms ?? [] });
  const items = await productCards(platform, locale, found.ids, focus);
  const categories = commonLineage(dictionary, found.categoryIds);
  const { total } = found;
  const isLost = terms !== undefined && total === 0 && choices.length === 0;
  // Calculated from the unfiltered list, so that facets do not move with each choice.
  const worths = facetWorths(unfiltered.facets, unfiltered.total);
  return {
    items,
    total,
    page: query.page,
    pageSize: PAGE_SIZE,
    facets: presentFacets(
      { dictionary, locale, categoryId, categories, total, choices, worths },
      facets,
    ),
    hasRoomLights: hasRoomLights(unfiltered.facets),
    ...presentSearch(
      locale,
      { question, categories, held: heldFacts(inferred, found.held) },
      found,
    ),
    nearest: isLost
      ? await nearestMatches(platform, locale, { dictionary, terms, ids: found.nearestIds })
      : null,
  };
}

/**
 * Shown instead of an empty list: products with any of the search words, and categories named by
 * one.
 */
async function nearestMatches(
  platform: Pick<Platform, "db" | "primary" | "cache">,
  locale: Locale,
  { dictionary, terms, ids }: Nearest,
): Promise<ProductList["nearest"]> {
  const products = await productCards(platform, locale, ids);
  const categories = terms.flatMap((term) => fittingCategories(dictionary, locale, [term]));
  const different = new Map(categories.map((category) => [category.path, category]));
  return { products, categories: [...different.values()].slice(0, MOST_CATEGORIES) };
}
