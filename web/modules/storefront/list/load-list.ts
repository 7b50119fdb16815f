import type { PageContext } from "#contract/page-context.ts";
import type { ListScope, ProductList } from "#contract/storefront/endpoints.ts";
import { type ListQuery, parseListQuery } from "#contract/storefront/list-query.ts";

export interface LoadedList {
  list: ProductList;
  /** As the address says it, without the term of a search page. */
  query: ListQuery;
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
  const list = await page.queries.products(wanted.scope ?? "all", asked, wanted.categoryId);
  return { list, query };
}
