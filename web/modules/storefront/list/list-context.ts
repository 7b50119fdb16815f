import { createContext, use } from "react";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import type { ListQuery } from "#contract/storefront/list-query.ts";
import type { ListLinks } from "./list-links.ts";

/** The list page that its parts belong to. */
export interface ListPage {
  list: ProductList;
  query: ListQuery;
  links: ListLinks;
  /** Path without locale prefix and query. */
  path: string;
  /** The search term as typed; such lists are sorted by relevance by default. */
  term: string | undefined;
}

export const ListPageContext = createContext<ListPage | null>(null);

export function useListPage(): ListPage {
  const page = use(ListPageContext);
  if (!page) throw new Error("Outside of a list page");
  return page;
}
