import { PAGES, type Page } from "./site-map.ts";

const spellings = PAGES.map((page) => ({ page, parts: page.path.split("/").slice(1) }));

/** The page at a path without locale prefix, ignoring case and a trailing slash. */
export function findPage(path: string): Page | undefined {
  return spelledLike(segmentsOf(path))?.page;
}

/**
 * The canonical spelling of a path without locale prefix: its capitals, no trailing slash. Unknown
 * paths stay unchanged.
 */
export function canonicalPath(path: string): string {
  const segments = segmentsOf(path);
  const found = spelledLike(segments);
  if (!found || found.page.hidden) return path;
  return `/${found.parts.map((part, index) => (isParameter(part) ? segments[index] : part)).join("/")}`;
}

/** Whether a menu's address is valid: a page of the shop, or another site. */
export function isKnownPage(address: string): boolean {
  if (!address.startsWith("/")) return true;
  const page = findPage(address.split(/[?#]/, 1)[0] ?? "/");
  return page !== undefined && !page.hidden;
}

function segmentsOf(path: string): string[] {
  return (path.replace(/\/+$/, "") || "/").split("/").slice(1);
}

function spelledLike(segments: string[]) {
  return spellings.find(
    ({ parts }) =>
      parts.length === segments.length &&
      parts.every((part, index) => fits(part, segments[index] ?? "")),
  );
}

function fits(part: string, segment: string): boolean {
  return isParameter(part) ? segment !== "" : part.toLowerCase() === segment.toLowerCase();
}

const isParameter = (part: string) => part.startsWith(":");
