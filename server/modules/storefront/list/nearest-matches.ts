import type { Locale } from "#contract/kernel/locale.ts";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import type { Dictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productCards } from "../cards/product-cards.ts";
import type { ReadModel } from "../read-model/read-model.ts";
import type { Term } from "../text/query-terms.ts";
import { moreRelevant } from "./best-hits.ts";
import { firstOf } from "./first-of.ts";
import { fittingCategories } from "./fitting-categories.ts";
import type { TextHits } from "./text-hits.ts";

const MOST_PRODUCTS = 8;
const MOST_CATEGORIES = 6;

/** When there is no hit (text-hits.ts): ids of the nearest products, nearest first. */
export function nearestIds(
  model: ReadModel,
  { rows, scores, ranks }: NonNullable<TextHits["near"]>,
): number[] {
  const isBetter = moreRelevant(model, ranks);
  const before = (a: number, b: number) => {
    const more = (scores[a] ?? 0) - (scores[b] ?? 0);
    return more === 0 ? isBetter(a, b) : more > 0;
  };
  return firstOf(rows, MOST_PRODUCTS, before).map((row) => model.ids[row] ?? 0);
}

interface Nearest {
  dictionary: Dictionary;
  terms: Term[];
  ids: number[];
}

/**
 * Shown instead of an empty list: products with any of the search words, and categories named by
 * one.
 */
export async function nearestMatches(
  platform: Pick<Platform, "db" | "primary" | "cache">,
  locale: Locale,
  { dictionary, terms, ids }: Nearest,
): Promise<ProductList["nearest"]> {
  const products = await productCards(platform, locale, ids);
  const categories = terms.flatMap((term) => fittingCategories(dictionary, locale, [term]));
  const different = new Map(categories.map((category) => [category.path, category]));
  return { products, categories: [...different.values()].slice(0, MOST_CATEGORIES) };
}
