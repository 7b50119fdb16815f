import { namedLocale } from "#contract/kernel/locale.ts";

const KEY = "next";
const BASE = "https://shop.invalid";
/** Sign-in never redirects to one of these, except to an invitation. */
const AUTH_PAGE = /^\/auth(?:\/(?!Invitation$)|$)/i;
/**
 * What browsers ignore or interpret as another site: backslashes, control characters, a second
 * slash.
 */
const STRANGE = /[\\\p{Cc}]|^\/\/|^\/[^?#]*\/\//u;

/**
 * The path inside the shop, without its language, to go to after signing in; null for anything
 * else.
 */
export function nextPath(search: string): string | null {
  const path = new URLSearchParams(search).get(KEY);
  return path === null ? null : shopPath(path);
}

/** A path of this shop, never of another site, however it is written. */
function shopPath(path: string): string | null {
  if (!path.startsWith("/") || isStrange(path) || !URL.canParse(path, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(path, BASE);
  if (origin !== BASE) return null;
  const plain = withoutLocale(pathname);
  return isStrange(plain) || AUTH_PAGE.test(plain) ? null : plain + search + hash;
}

/** Also checks the decoded path, in case it is decoded once more. */
function isStrange(path: string): boolean {
  try {
    return STRANGE.test(path) || STRANGE.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

function withoutLocale(pathname: string): string {
  return namedLocale(pathname) ? pathname.slice(3) || "/" : pathname;
}

/** The sign-in path that returns to `path` afterwards. */
export function signInPath(path: string): string {
  return withNext("/auth/Login", path);
}

/** A path under `/auth` that leads on to `path`. */
export function withNext(page: string, path: string | null): string {
  const plain = path === null ? null : shopPath(path);
  if (plain === null || plain === "/") return page;
  return `${page}${page.includes("?") ? "&" : "?"}${KEY}=${encodeURIComponent(plain)}`;
}
