import { normaliseCode } from "#contract/kernel/digits.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { find } from "../product-index/index.ts";
import { productIndexOf } from "../start-product-index.ts";
import { queryTerms } from "../text/query-terms.ts";
import { searchTerm } from "./search-terms.ts";

/**
 * Ids of products, including those that customers do not see, whose names, brand, category or SKUs
 * contain every word of a text, or whose code or SKU contains the text.
 */
export async function productsNamed(
  platform: Pick<Platform, "db" | "primary" | "cache">,
  text: string,
): Promise<number[]> {
  const dictionary = await readDictionary(platform);
  const terms = queryTerms(text, { isTyping: true }).map((term) => searchTerm(dictionary, term));
  const code = normaliseCode(text).toLowerCase();
  const index = await productIndexOf(platform).current();
  return find(index, { named: { terms, code } }).ids;
}

/** Ids of products in this state, including those that customers do not see. */
export async function productsBeing(
  platform: Pick<Platform, "primary">,
  state: "low" | "unpictured",
): Promise<number[]> {
  const index = await productIndexOf(platform).current();
  return find(index, { state }).ids;
}
