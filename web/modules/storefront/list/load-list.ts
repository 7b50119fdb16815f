import type { CategoryLink, PageContext } from "#contract/page-context.ts";
import type { ListScope, ProductList } from "#contract/storefront/endpoints.ts";
import { categoryLinks, topCategories } from "./category-tree.ts";
import { type ListQuery, parseListQuery, writeListQuery } from "#contract/storefront/list-query.ts";

export interface LoadedList {
  list: ProductList;
  /** As the address says it, without the term of a search page. */
  query: ListQuery;
  /** The one address of what it shows: chosen facets that there are none of, and the order it has anyway, do not count. */
  canonicalQuery: string;
  departments: CategoryLink[];
}

export interface WantedList {
  scope?: ListScope;
  categoryId?: number;
  /** What is searched for, where that stands in the path. */
  term?: string;
}

/** Reads a list page's address and fetches what it asks for. */
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
