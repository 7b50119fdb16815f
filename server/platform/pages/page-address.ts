import { type Locale, localePath, splitLocale } from "#contract/kernel/locale.ts";
import { isReadablePath } from "#contract/kernel/slug.ts";

/** A page's cache key and what is rendered for it: the same for every spelling of one address. */
export interface PageAddress {
  /** Path and query, reduced to what the page reads. */
  url: string;
  /** Whether the rendered page may be cached and shared by all visitors. */
  cacheable: boolean;
  /** Where to redirect because of the visitor's saved language. */
  redirect?: string;
}

const SAVED_LOCALE = /(?:^|;\s*)lang=(ar|en)(?:;|$)/;
/** Suffix that the browser's router adds to a page's path to request only its data. */
const DATA_SUFFIX = /(?:\/_)?\.data$/;

/** The page that a data request refers to; undefined for a page itself. */
export function pageOfData(pathname: string): string | undefined {
  const page = pathname.replace(DATA_SUFFIX, "");
  return page.length === pathname.length ? undefined : page || "/";
}

/** An address whose path can be decoded: invalid escapes are kept literally. */
export function readableUrl(url: string): string {
  const [pathname = "", ...search] = url.split(/(?=\?)/);
  if (isReadablePath(pathname)) return url;
  return pathname.replaceAll("%", "%25") + search.join("");
}

/**
 * The part of a query that the page at a path (without locale prefix) reads, in a fixed order: ""
 * or "?…".
 */
export type RelevantSearch = (path: string, search: string) => string;

export interface AddressRules {
  defaultLocale: Locale;
  relevantSearch: RelevantSearch;
  /** Whether the page at a path (without locale prefix) may be cached. */
  isCacheable: (path: string) => boolean;
}

/**
 * `/product/` becomes `/product`; proxies may send an absolute address, which is not one of our
 * pages.
 */
function trimSlash(pathname: string): string {
  if (!pathname.startsWith("/")) return `/${pathname}`;
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
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

/** Parses a page request's target and cookie header. */
export function pageAddress(
  target: string,
  cookies: string | undefined,
  rules: AddressRules,
): PageAddress {
  const { defaultLocale } = rules;
  const [pathname, search] = splitTarget(target);
  const page = pageOfData(pathname);
  const { path, explicit } = splitLocale(page ?? pathname, defaultLocale);
  const url = pathname + rules.relevantSearch(path, search);
  const cacheable = rules.isCacheable(path);
  if (page !== undefined || explicit || cookies === undefined) return { url, cacheable };
  const saved = SAVED_LOCALE.exec(cookies)?.[1] as Locale | undefined;
  if (saved === undefined || saved === defaultLocale) return { url, cacheable };
  const redirect = localePath(pathname, saved, defaultLocale);
  // A missing file has no version in the other language.
  return { url, cacheable, ...(redirect !== pathname && { redirect: redirect + search }) };
}
