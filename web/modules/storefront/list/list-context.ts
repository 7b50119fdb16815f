import type { ProductList } from "#contract/storefront/endpoints.ts";
import type { ListQuery } from "#contract/storefront/list-query.ts";
import { createContext, use } from "react";
import type { ListLinks } from "./list-links.ts";

/** The list page that the parts inside it are about. */
export interface ListPage {
  list: ProductList;
  query: ListQuery;
  links: ListLinks;
  /** Path without locale prefix and query. */
  path: string;
  /** Of a search, as it was typed: sorted by relevance unless said otherwise. */
  term: string | undefined;
}

export const ListPageContext = createContext<ListPage | null>(null);

export function useListPage(): ListPage {
  const page = use(ListPageContext);
  if (!page) throw new Error("Outside of a list page");
  return page;
}
