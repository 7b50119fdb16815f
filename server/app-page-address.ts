import { parseCompared, writeCompared } from "#contract/catalog/compared.ts";
import { findPage } from "#contract/find-page.ts";
import { cutText } from "#contract/kernel/cut-text.ts";
import { type Locale, localePath, splitLocale } from "#contract/kernel/locale.ts";
import { isReadablePath } from "#contract/kernel/slug.ts";
import type { Page } from "#contract/site-map.ts";
import { parseListQuery, writeListQuery } from "#contract/storefront/list-query.ts";
import type { PageAddress } from "./platform/pages/page-server.ts";

const SAVED_LOCALE = /(?:^|;\s*)lang=(ar|en)(?:;|$)/;
/** Suffix that the browser's router adds to a page's path to request only its data. */
const DATA_SUFFIX = /(?:\/_)?\.data$/;
const TRACKING = /^(?:utm_|gclid|fbclid|msclkid|ref$)/;
/** Token of a signed address of something unpublished; a block being edited is a few kilobytes. */
const PREVIEW = /[?&]preview=([\w.-]{1,8000})(?:&|$)/;
const SEARCH = /^\/SearchProducts\/([^/]*)/i;

/** Reads a page request's target and cookie header: the only place where an address is split. */
export function pageAddress(
  target: string,
  cookies: string | undefined,
  defaultLocale: Locale,
): PageAddress {
  const [pathname, search] = splitTarget(target);
  const pagePath = pathname.replace(DATA_SUFFIX, "") || "/";
  const isData = pagePath !== pathname;
  const { locale, path, explicit } = splitLocale(pagePath, defaultLocale);
  const page = findPage(path);
  const query = relevantSearch(page, search);
  const isRare = query !== "" || SEARCH.test(path) || !isPlain(path);
  const preview = PREVIEW.exec(search)?.[1];
  const cacheable = page?.cacheable === true && preview === undefined;
  const url = readable(pathname) + query;
  const saved = isData || explicit ? undefined : savedLocale(cookies);
  const redirect = localePath(pathname, saved ?? defaultLocale, defaultLocale);
  return {
    ...{ url, locale, path, isData, cacheable, isRare },
    ...(preview && { preview }),
    // A missing file has no version in the other language.
    ...(redirect !== pathname && { redirect: redirect + search }),
  };
}

function savedLocale(cookies = ""): Locale | undefined {
  return SAVED_LOCALE.exec(cookies)?.[1] as Locale | undefined;
}

/**
 * Path and query of a request's target, in ASCII. Some programs send letters as bytes instead of
 * escapes; Node reads each byte as one character.
 */
function splitTarget(target: string): [pathname: string, search: string] {
  const ascii = target.replace(
    /[\u0080-\u00ff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const mark = ascii.indexOf("?");
  if (mark < 0) return [trimSlash(ascii), ""];
  return [trimSlash(ascii.slice(0, mark)), ascii.slice(mark)];
}

/**
 * `/product/` becomes `/product`; proxies may send an absolute address, which is not one of our
 * pages.
 */
function trimSlash(pathname: string): string {
  if (!pathname.startsWith("/")) return `/${pathname}`;
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}

/** A path that can be decoded: invalid escapes are kept literally. */
function readable(pathname: string): string {
  return isReadablePath(pathname) ? pathname : pathname.replaceAll("%", "%25");
}

/** Any letter can be percent-encoded; only one spelling is the usual one. */
function isPlain(path: string): boolean {
  try {
    return encodeURI(decodeURI(path)).toLowerCase() === path.toLowerCase();
  } catch {
    return false;
  }
}

/**
 * The part of a page's query that changes what is rendered, in a fixed order, so that one rendering
 * serves all spellings: "" or "?…".
 */
function relevantSearch(page: Page | undefined, search: string): string {
  if (search === "") return "";
  const given = new URLSearchParams(search);
  for (const key of [...given.keys()]) if (TRACKING.test(key)) given.delete(key);
  const routes = given.get("_routes");
  given.delete("_routes");
  const read = WRITTEN[page?.query ?? "none"](given);
  if (routes === null) return read;
  return `${read}${read === "" ? "?" : "&"}_routes=${cut(routes, 200)}`;
}

/** The query of a page in its canonical order: "" or "?…". */
const WRITTEN: Record<Page["query"], (given: URLSearchParams) => string> = {
  none: () => "",
  list: (given) => writeListQuery(parseListQuery(given)),
  page: (given) => {
    const { page } = parseListQuery(given);
    return page === 1 ? "" : `?page=${page}`;
  },
  compared: (given) => {
    const variants = parseCompared(given.get("ids")).map(writeCompared);
    return variants.length === 0 ? "" : `?ids=${variants.join(",")}`;
  },
  variant: (given) => {
    const variant = given.get("variant");
    return variant === null ? "" : `?variant=${cut(variant, 40)}`;
  },
};

/** Cutting inside a surrogate pair leaves a lone surrogate, which cannot be encoded. */
function cut(text: string, longest: number): string {
  return encodeURIComponent(cutText(text, longest));
}

/**
 * The text of a search, of its first page or that page's data; undefined for further pages, filtered
 * ones, and all others.
 */
export function searchedAt({ url, path }: PageAddress): string | undefined {
  const [searched, term] = SEARCH.exec(path) ?? [];
  if (!term || searched !== path || /\?(?!_routes=)/.test(url)) return undefined;
  try {
    return decodeURIComponent(term).replace(/\s+/g, " ");
  } catch {
    return undefined;
  }
}
