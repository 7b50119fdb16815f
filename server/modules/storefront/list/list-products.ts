import type { Locale } from "#contract/kernel/locale.ts";
import type { ListScope, ProductList } from "#contract/storefront/endpoints.ts";
import { type ListQuery, PAGE_SIZE } from "#contract/storefront/list-query.ts";
import { branchOf, commonLineage, readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productCards } from "../cards/product-cards.ts";
import { facetWorths } from "../facet-worth.ts";
import { productFollower } from "../read-model/follow-products.ts";
import type { Synonyms } from "../synonyms/synonyms.ts";
import type { Question } from "../text/query-terms.ts";
import { understand } from "../text/understand.ts";
import { readChoices } from "./choices.ts";
import { findProducts } from "./find-products.ts";
import { listFocus } from "./list-focus.ts";
import { nearestMatches } from "./nearest-matches.ts";
import { presentSearch } from "./present-search.ts";
import { meantFacts } from "./understood-facts.ts";
import { presentFacets } from "./present-facets.ts";
import { hasRoomLights } from "./room-lights.ts";

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
  const { terms, price: saidPrice, order }: Partial<Question> = question ?? {};
  const facts = meantFacts(dictionary, terms ?? []);
  const choices = readChoices(dictionary, query.facets);
  const model = await productFollower(platform).current();
  const found = findProducts(model, dictionary, {
    scope,
    categoryIds: categoryId === undefined ? undefined : branchOf(dictionary, categoryId),
    terms,
    price: saidPrice,
    order,
    facts,
    choices,
    sort: query.sort,
    page: query.page,
  });
  const price = found.isPriceMissed ? undefined : saidPrice;
  const focus = listFocus(dictionary, { scope, choices, price, terms: terms ?? [] });
  const items = await productCards(platform, locale, found.ids, focus);
  const categories = commonLineage(dictionary, found.categoryIds);
  const { total } = found;
  const isLost = terms !== undefined && total === 0 && choices.length === 0;
  // Calculated from the unfiltered list, so that facets do not move with each choice.
  const worths = facetWorths(found.unchosenFacets, found.unchosenTotal);
  return {
    items,
    total,
    page: query.page,
    pageSize: PAGE_SIZE,
    facets: presentFacets(
      { dictionary, locale, categoryId, categories, total, choices, worths },
      found.facets,
    ),
    hasRoomLights: hasRoomLights(found.unchosenFacets),
    ...presentSearch(locale, { question, categories }, found),
    nearest: isLost
      ? await nearestMatches(platform, locale, { dictionary, terms, ids: found.nearestIds })
      : null,
  };
}
