import { isLocale } from "#contract/kernel/locale.ts";

/**
 * A path as redirects are stored: decoded, without query, locale prefix and trailing slash. Case is
 * handled by the database.
 */
export function plainPath(path: string): string {
  const [pathname = ""] = path.split(/[?#]/, 1);
  const segments = decode(pathname)
    .normalize("NFC")
    .split("/")
    .filter((segment) => segment !== "");
  if (isLocale(segments[0]?.toLowerCase())) segments.shift();
  return `/${segments.join("/")}`;
}

function decode(pathname: string): string {
  try {
    const text = decodeURI(pathname);
    return text.includes("\0") || !text.isWellFormed() ? pathname : text;
  } catch {
    return pathname;
  }
}
