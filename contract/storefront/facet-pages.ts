import { type ListQuery, writeListQuery } from "./list-query.ts";

/**
 * Facets of which one value in a category makes a page that people look for: "ring chandeliers in brass". Such a page has a
 * title and a text of its own and may be found by search engines; every other choice is for the person who makes it.
 */
export const FACET_PAGES = [
  "brand",
  "finish",
  "style",
  "room",
  "cct_name",
  "cap",
  "ip_rating",
  "shade",
] as const;
export type FacetPageCode = (typeof FACET_PAGES)[number];

/** Fewer products are no page of their own. */
export const LEAST_ON_FACET_PAGE = 3;

/** They say that a product is as another one makes it, which nobody looks for. */
const SAYS_NOTHING = new Set(["by-lamp"]);

/** Whether a value may make a page, and the products that have it are neither too few nor the whole category. */
export function makesFacetPage(value: string, products: number, ofCategory: number): boolean {
  return !SAYS_NOTHING.has(value) && products >= LEAST_ON_FACET_PAGE && products < ofCategory;
}

/** The one value that is chosen, where nothing else is and its facet is one of these. */
export function facetPageChoice(
  query: ListQuery,
): { code: FacetPageCode; value: string } | undefined {
  const [chosen, ...others] = Object.entries(query.facets);
  if (!chosen || others.length > 0 || query.q !== "" || query.sort !== null) return undefined;
  const [code, choice] = chosen;
  const known = FACET_PAGES.find((one) => one === code);
  if (!known || !("values" in choice) || choice.values.length !== 1) return undefined;
  const [value = ""] = choice.values;
  return { code: known, value };
}

/** What stands behind the category's path: "?finish=brass". */
export function facetPageQuery(code: string, value: string): string {
  return writeListQuery({ q: "", page: 1, sort: null, facets: { [code]: { values: [value] } } });
}
