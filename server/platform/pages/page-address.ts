import { type Locale, localePath, splitLocale } from "#contract/kernel/locale.ts";
import { parseListQuery, writeListQuery } from "#contract/search/list-query.ts";

/** What a page is kept under, and what is rendered for it: the same for every spelling of one address. */
export interface PageAddress {
  /** Path and query with only what the page reads. */
  url: string;
  /** Where the request should go instead because of the visitor's saved language. */
  redirect?: string;
}

const LIST_PAGE = /^\/(?:product|new-arrival|special-offers|categories\/product\/[^/]+|searchproducts(?:\/[^/]+)?)$/i;
const PRODUCT_PAGE = /^\/product\/[^/]+$/i;
const TRACKING = /^(?:utm_|gclid|fbclid|msclkid|ref$)/;
const SAVED_LOCALE = /(?:^|;\s*)lang=(ar|en)(?:;|$)/;
const DATA_SUFFIX = ".data";

/** The query keys a page reads, in one order: everything else cannot change what is rendered. */
function relevantSearch(path: string, search: string): string {
  if (search === "") return "";
  const given = new URLSearchParams(search);
  for (const key of [...given.keys()]) if (TRACKING.test(key)) given.delete(key);
  const routes = given.get("_routes");
  given.delete("_routes");
  let kept = "";
  if (LIST_PAGE.test(path)) kept = writeListQuery(parseListQuery(given));
  else if (PRODUCT_PAGE.test(path)) {
    const variant = given.get("variant");
    if (variant !== null) kept = `?variant=${encodeURIComponent(variant.slice(0, 40))}`;
  }
  if (routes === null) return kept;
  return `${kept}${kept === "" ? "?" : "&"}_routes=${encodeURIComponent(routes.slice(0, 200))}`;
}

/** Reads a page request's target and cookie header. */
export function pageAddress(target: string, cookies: string | undefined, defaultLocale: Locale): PageAddress {
  const mark = target.indexOf("?");
  const pathname = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 ? "" : target.slice(mark);
  const isData = pathname.endsWith(DATA_SUFFIX);
  const page = isData ? pathname.slice(0, -DATA_SUFFIX.length) : pathname;
  const { path, explicit } = splitLocale(page, defaultLocale);
  const url = pathname + relevantSearch(path, search);
  if (isData || explicit || cookies === undefined) return { url };
  const saved = SAVED_LOCALE.exec(cookies)?.[1] as Locale | undefined;
  if (saved === undefined || saved === defaultLocale) return { url };
  return { url, redirect: localePath(pathname, saved, defaultLocale) + search };
}
