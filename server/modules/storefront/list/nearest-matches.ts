import type { Locale } from "#contract/kernel/locale.ts";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import type { Dictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productCards } from "../cards/product-cards.ts";
import type { Term } from "../text/query-terms.ts";
import { fittingCategories } from "./fitting-categories.ts";

const MOST_CATEGORIES = 6;

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
