import { parseCompared, writeCompared } from "#contract/catalog/compared.ts";
import { parseListQuery, writeListQuery } from "#contract/storefront/list-query.ts";

const LIST_PAGE =
  /^\/(?:product|new-arrival|special-offers|categories\/product\/[^/]+|searchproducts(?:\/[^/]+)?)\/?$/i;
const PRODUCT_PAGE = /^\/product\/[^/]+\/?$/i;
const NEWS_LIST = /^\/media\/news\/?$/i;
const COMPARE = /^\/compare\/?$/i;
const TRACKING = /^(?:utm_|gclid|fbclid|msclkid|ref$)/;

/** Which part of a page's query changes what is rendered, in one order, so that one rendering serves all spellings. */
export function relevantSearch(path: string, search: string): string {
  if (search === "") return "";
  const given = new URLSearchParams(search);
  for (const key of [...given.keys()]) if (TRACKING.test(key)) given.delete(key);
  const routes = given.get("_routes");
  given.delete("_routes");
  const kept = pageSearch(path, given);
  if (routes === null) return kept;
  return `${kept}${kept === "" ? "?" : "&"}_routes=${written(routes, 200)}`;
}

function pageSearch(path: string, given: URLSearchParams): string {
  if (LIST_PAGE.test(path)) return writeListQuery(parseListQuery(given));
  if (NEWS_LIST.test(path)) return pageNumber(given);
  if (COMPARE.test(path)) return comparedPieces(given);
  const variant = PRODUCT_PAGE.test(path) ? given.get("variant") : null;
  return variant === null ? "" : `?variant=${written(variant, 40)}`;
}

function comparedPieces(given: URLSearchParams): string {
  const pieces = parseCompared(given.get("ids")).map(writeCompared);
  return pieces.length === 0 ? "" : `?ids=${pieces.join(",")}`;
}

/** The page of a list that has nothing else to choose. */
function pageNumber(given: URLSearchParams): string {
  const { page } = parseListQuery(given);
  return page === 1 ? "" : `?page=${page}`;
}

/** A cut through the middle of a character leaves half of one, which cannot be written. */
function written(text: string, longest: number): string {
  return encodeURIComponent(text.slice(0, longest).toWellFormed());
}
