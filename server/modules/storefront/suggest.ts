import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { suggest as endpoint } from "#contract/storefront/endpoints.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productCards } from "./cards/product-cards.ts";
import { fittingCategories } from "./list/fitting-categories.ts";
import { bestHits } from "./list/find-products.ts";
import { productFollower } from "./read-model/follow-products.ts";
import { understand } from "./text/understand.ts";

export type Suggestions = EndpointResponse<typeof endpoint>;

const MOST_CATEGORIES = 4;
const MOST_PRODUCTS = 6;

/** Categories and products that fit what is being typed; products as their cards show them. */
export async function suggest(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
  text: string,
): Promise<Suggestions> {
  const { terms, meant } = await understand(platform, text, { isTyping: true });
  if (terms.length === 0) return { categories: [], products: [], isGuess: false };
  const dictionary = await readDictionary(platform);
  const model = await productFollower(platform).current();
  const { ids, isExact } = bestHits(model, dictionary, { terms, limit: MOST_PRODUCTS });
  const cards = await productCards(platform, locale, ids);
  return {
    categories: fittingCategories(dictionary, locale, terms).slice(0, MOST_CATEGORIES),
    isGuess: ids.length > 0 && (meant !== null || !isExact),
    products: cards.map(({ name, path, price, picture }) => ({
      name,
      path,
      amount: price.amount,
      picture,
    })),
  };
}
