import { type Locale, localePath, splitLocale } from "#contract/kernel/locale.ts";
import { isReadablePath } from "#contract/kernel/slug.ts";

/** What a page is kept under, and what is rendered for it: the same for every spelling of one address. */
export interface PageAddress {
  /** Path and query with only what the page reads. */
  url: string;
  /** Whether the finished page may be kept and given to everybody. */
  cacheable: boolean;
  /** Where the request should go instead because of the visitor's saved language. */
  redirect?: string;
}

const SAVED_LOCALE = /(?:^|;\s*)lang=(ar|en)(?:;|$)/;
/** What the browser's router puts behind a page's path to ask for its data alone. */
const DATA_SUFFIX = /(?:\/_)?\.data$/;

/** The page that a data request is about; undefined for a page itself. */
export function pageOfData(pathname: string): string | undefined {
  const page = pathname.replace(DATA_SUFFIX, "");
  return page.length === pathname.length ? undefined : page || "/";
}

/** An address whose path can be decoded: escapes that stand for no letters are taken by the letter. */
export function readableUrl(url: string): string {
  const [pathname = "", ...search] = url.split(/(?=\?)/);
  if (isReadablePath(pathname)) return url;
  return pathname.replaceAll("%", "%25") + search.join("");
}

/** The part of a query that the page at a path (without locale prefix) reads, in one order: "" or "?…". */
export type RelevantSearch = (path: string, search: string) => string;

export interface AddressRules {
  defaultLocale: Locale;
  relevantSearch: RelevantSearch;
  /** Whether what the page at a path (without locale prefix) shows may be kept. */
  isCacheable: (path: string) => boolean;
}

/** `/product/` is `/product`; proxies may send a whole address, which is no page of ours. */
function trimSlash(pathname: string): string {
  if (!pathname.startsWith("/")) return `/${pathname}`;
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}

/** Reads a page request's target and cookie header. */
export function pageAddress(
  target: string,
  cookies: string | undefined,
  rules: AddressRules,
): PageAddress {
  const { defaultLocale } = rules;
  const mark = target.indexOf("?");
  const pathname = trimSlash(mark < 0 ? target : target.slice(0, mark));
  const search = mark < 0 ? "" : target.slice(mark);
  const page = pageOfData(pathname);
  const { path, explicit } = splitLocale(page ?? pathname, defaultLocale);
  const url = pathname + rules.relevantSearch(path, search);
  const cacheable = rules.isCacheable(path);
  if (page !== undefined || explicit || cookies === undefined) return { url, cacheable };
  const saved = SAVED_LOCALE.exec(cookies)?.[1] as Locale | undefined;
  if (saved === undefined || saved === defaultLocale) return { url, cacheable };
  const redirect = localePath(pathname, saved, defaultLocale);
  // A file that is not there has no other language.
  return { url, cacheable, ...(redirect !== pathname && { redirect: redirect + search }) };
}
