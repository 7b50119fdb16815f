import type { CategoryLink, PageContext } from "#contract/page-context.ts";
import type { ListScope, ProductList } from "#contract/storefront/endpoints.ts";
import { type ListQuery, parseListQuery, writeListQuery } from "#contract/storefront/list-query.ts";
import { categoryLinks, topCategories } from "./category-tree.ts";

export interface LoadedList {
  list: ProductList;
  /** As in the URL, without the term of a search page. */
  query: ListQuery;
  /**
   * The canonical query: without facet values that match nothing, and without the default order.
   */
  canonicalQuery: string;
  departments: CategoryLink[];
}

export interface WantedList {
  scope?: ListScope;
  categoryId?: number;
  /** The search term, if it is part of the path. */
  term?: string;
}

/** Parses a list page's URL and fetches its list. */
export async function loadList(
  page: PageContext,
  url: URL,
  wanted: WantedList = {},
): Promise<LoadedList> {
  const parsed = parseListQuery(url.searchParams);
  const query = wanted.term === undefined ? parsed : { ...parsed, q: "" };
  const asked = wanted.term === undefined ? query : { ...query, q: wanted.term };
  const [list, { categories }] = await Promise.all([
    page.queries.products(wanted.scope ?? "all", asked, wanted.categoryId),
    page.queries.shell(),
  ]);
  return {
    list,
    query,
    canonicalQuery: canonicalQuery(query, list, asked.q !== ""),
    departments: categoryLinks(topCategories(categories)),
  };
}

function canonicalQuery(query: ListQuery, { facets }: ProductList, isSearch: boolean): string {
  const known = new Set(facets.map(({ code }) => code));
  const usual = isSearch ? "relevance" : "newest";
  return writeListQuery({
    ...query,
    sort: query.sort === usual ? null : query.sort,
    facets: Object.fromEntries(Object.entries(query.facets).filter(([code]) => known.has(code))),
  });
}
