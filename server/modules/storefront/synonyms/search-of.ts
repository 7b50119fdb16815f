import type { ListRequest } from "../list/list-products.ts";

/** The first page of a search in the whole shop. */
export function searchOf(q: string): ListRequest {
  return { scope: "all", query: { q, page: 1, sort: null, facets: {} } };
}
