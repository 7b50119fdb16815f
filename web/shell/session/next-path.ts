import { namedLocale } from "#contract/kernel/locale.ts";

const KEY = "next";
const BASE = "https://shop.invalid";
/** Signing in leads to none of these; to an invitation it does. */
const AUTH_PAGE = /^\/auth(?:\/(?!Invitation$)|$)/i;
/** What browsers read as another site or leave out: backslashes, control characters, a second slash. */
const STRANGE = /[\\\p{Cc}]|^\/\/|^\/[^?#]*\/\//u;

/** The page of the shop, without its language, to go to after signing in; null for everything that is none. */
export function nextPath(search: string): string | null {
  const path = new URLSearchParams(search).get(KEY);
  return path === null ? null : shopPath(path);
}

/** A path of this shop, and never of another site, however it is written. */
function shopPath(path: string): string | null {
  if (!path.startsWith("/") || isStrange(path) || !URL.canParse(path, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(path, BASE);
  if (origin !== BASE) return null;
  const plain = withoutLocale(pathname);
  return isStrange(plain) || AUTH_PAGE.test(plain) ? null : plain + search + hash;
}

/** Also when somebody decodes it once more. */
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

/** Where to sign in, coming back to `path` afterwards. */
export function signInPath(path: string): string {
  return withNext("/auth/Login", path);
}

/** A page under `/auth` that leads on to `path`. */
export function withNext(page: string, path: string | null): string {
  const plain = path === null ? null : shopPath(path);
  if (plain === null || plain === "/") return page;
  return `${page}${page.includes("?") ? "&" : "?"}${KEY}=${encodeURIComponent(plain)}`;
}
