import type { ProductList } from "#contract/storefront/endpoints.ts";
import {
  clearFacets,
  type ListQuery,
  type Sort,
  toggleValue,
  writeListQuery,
} from "#contract/storefront/list-query.ts";
import { searchPath } from "#web/shell/search-path.ts";

/** The links of a list page. All of them are plain links that work without script. */
export interface ListLinks {
  toggle: (facet: string, value: string) => string;
  range: (facet: string, min: number | null, max: number | null) => string;
  clear: (facet?: string) => string;
  order: (sort: Sort | null) => string;
  page: (page: number) => string;
}

/** The same list with a facet's range set, or removed if both ends are open. */
export function setRange(
  query: ListQuery,
  facet: string,
  min: number | null,
  max: number | null,
): ListQuery {
  const without = clearFacets(query, facet);
  if (min === null && max === null) return without;
  return { ...without, facets: { ...without.facets, [facet]: { min, max } } };
}

/** Links of the list at `path`, which has no query of its own. */
export function listLinks(path: string, query: ListQuery): ListLinks {
  const at = (changed: ListQuery) => `${path}${writeListQuery(changed)}`;
  return {
    toggle: (facet, value) => at(toggleValue(query, facet, value)),
    range: (facet, min, max) => at(setRange(query, facet, min, max)),
    clear: (facet) => at(clearFacets(query, facet)),
    order: (sort) => at({ ...query, sort, page: 1 }),
    page: (page) => at({ ...query, page }),
  };
}

/** One chosen filter, with the link that removes it. */
export interface AppliedFilter {
  key: string;
  facet: string;
  value: string;
  colour: string | null;
  href: string;
}

type Facet = ProductList["facets"][number];
type RangeFacet = Extract<Facet, { kind: "range" }>;

/** How a list formats ranges. */
export interface RangeWords {
  number: (value: number) => string;
  /** "From 5 W". */
  from: (value: string) => string;
  /** "Up to 12 W". */
  upTo: (value: string) => string;
}

/** "5–12 W", "From 5 W" or "Up to 12 W". */
export function rangeText(facet: RangeFacet, { number: show, from, upTo }: RangeWords): string {
  const { selectedMin: min, selectedMax: max, unit, divisor } = facet;
  const inUnit = (value: number) => show(value / divisor);
  const suffix = unit ? ` ${unit}` : "";
  if (min !== null && max !== null) return `${inUnit(min)}–${inUnit(max)}${suffix}`;
  return min !== null
    ? from(`\u2068${inUnit(min)}${suffix}\u2069`)
    : upTo(`\u2068${inUnit(max ?? facet.max)}${suffix}\u2069`);
}

function appliedOf(facet: Facet, links: ListLinks, words: RangeWords): AppliedFilter[] {
  if (facet.kind === "values") {
    return facet.values
      .filter(({ selected }) => selected)
      .map(({ code, label, colour }) => ({
        key: `${facet.code}.${code}`,
        facet: facet.name,
        value: label,
        colour,
        href: links.toggle(facet.code, code),
      }));
  }
  if (facet.selectedMin === null && facet.selectedMax === null) return [];
  const value = rangeText(facet, words);
  return [
    { key: facet.code, facet: facet.name, value, colour: null, href: links.clear(facet.code) },
  ];
}

/** All chosen filters, in the order of the facets. */
export function appliedFilters(
  facets: Facet[],
  links: ListLinks,
  words: RangeWords,
): AppliedFilter[] {
  return facets.flatMap((facet) => appliedOf(facet, links, words));
}

/** Filters understood from the words of a search; removed by searching without the word. */
export function understoodFilters(
  understood: ProductList["understood"],
  query: ListQuery,
): AppliedFilter[] {
  return understood.map(({ code, name, value, without }) => ({
    key: `said.${code}.${value}`,
    facet: name,
    value,
    colour: null,
    href: `${searchPath(without)}${writeListQuery({ ...query, page: 1 })}`,
  }));
}

/** Whether the list page is filtered, and so not for search engines. */
export function isFiltered(query: ListQuery): boolean {
  return Object.keys(query.facets).length > 0 || query.sort !== null || query.q !== "";
}
