import { cutText } from "#contract/kernel/cut-text.ts";
import { parseCompared, writeCompared } from "#contract/catalog/compared.ts";
import { findPage } from "#contract/find-page.ts";
import type { Page } from "#contract/site-map.ts";
import { parseListQuery, writeListQuery } from "#contract/storefront/list-query.ts";

const TRACKING = /^(?:utm_|gclid|fbclid|msclkid|ref$)/;

/**
 * The part of a page's query that changes what is rendered, in a fixed order, so that one rendering
 * serves all spellings.
 */
export function relevantSearch(path: string, search: string): string {
  if (search === "") return "";
  const given = new URLSearchParams(search);
  for (const key of [...given.keys()]) if (TRACKING.test(key)) given.delete(key);
  const routes = given.get("_routes");
  given.delete("_routes");
  const kept = written[findPage(path)?.query ?? "none"](given);
  if (routes === null) return kept;
  return `${kept}${kept === "" ? "?" : "&"}_routes=${cut(routes, 200)}`;
}

const SEARCH = /^(?:\/\w\w)?\/SearchProducts\//i;

/** The first page of search results, or its data; not further pages or filtered ones. */
const SEARCHED = /^(?:\/\w\w)?\/SearchProducts\/([^/?]+?)(?:\.data)?(?:\?_routes=[^&]*)?$/i;

/** The search text of a URL; undefined: not a search. */
export function searchedAt(url: string): string | undefined {
  const [, term] = SEARCHED.exec(url) ?? [];
  if (term === undefined) return undefined;
  try {
    return decodeURIComponent(term).replace(/\s+/g, " ");
  } catch {
    return undefined;
  }
}

/**
 * Whether a URL is one of endlessly many: with a query, with words in the path, or in odd spelling.
 */
export function isRareAddress(url: string): boolean {
  return url.includes("?") || SEARCH.test(url) || !isPlain(url);
}

/** Any letter can be percent-encoded; only one spelling is the usual one. */
function isPlain(path: string): boolean {
  try {
    return encodeURI(decodeURI(path)).toLowerCase() === path.toLowerCase();
  } catch {
    return false;
  }
}

/** The query of a page in its canonical order: "" or "?…". */
const written: Record<Page["query"], (given: URLSearchParams) => string> = {
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
