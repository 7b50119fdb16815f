import { type ListQuery, writeListQuery } from "./list-query.ts";

/**
 * Facets whose single values make landing pages that people search for: "ring chandeliers in
 * brass". Such a page has its own title and text and may be indexed by search engines; other filter
 * combinations are only for the visitor who makes them.
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

/** Fewer products do not get their own page. */
export const LEAST_ON_FACET_PAGE = 3;

/** Values meaning that it depends on another product, which nobody searches for. */
const SAYS_NOTHING = new Set(["by-lamp"]);

/** Whether a value may make a page: its products must be neither too few nor the whole category. */
export function makesFacetPage(value: string, products: number, ofCategory: number): boolean {
  return !SAYS_NOTHING.has(value) && products >= LEAST_ON_FACET_PAGE && products < ofCategory;
}

/** The single chosen value, if nothing else is chosen and its facet is one of these. */
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

/** The query after the category's path: "?finish=brass". */
export function facetPageQuery(code: string, value: string): string {
  return writeListQuery({ q: "", page: 1, sort: null, facets: { [code]: { values: [value] } } });
}
