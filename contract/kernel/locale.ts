/** The two languages of the shop, Arabic first. */
export const LOCALES = ["ar", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/** A text in both languages. */
export type Bilingual = Record<Locale, string>;

export const ISO_TAG: Record<Locale, string> = { ar: "ar-EG", en: "en-US" };
export const DIRECTION: Record<Locale, "rtl" | "ltr"> = { ar: "rtl", en: "ltr" };

/**
 * Name of the locale cookie and the local-storage key, and the cookie's lifetime in seconds (365
 * days).
 */
export const LOCALE_KEY = "lang";
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

export function isLocale(value: unknown): value is Locale {
  return value === "ar" || value === "en";
}

export function otherLocale(locale: Locale): Locale {
  return locale === "ar" ? "en" : "ar";
}

/** The language in a pathname's first segment, whichever is the default. */
export function namedLocale(pathname: string): Locale | undefined {
  const first = pathname.split("/", 2)[1]?.toLowerCase();
  return isLocale(first) ? first : undefined;
}

/**
 * Addresses without a language: other sites, fragments of the same page, API calls and stored
 * files.
 */
const WITHOUT_LANGUAGE =
  /^(?!\/)|^\/(?:api|_ipx|assets)\/|^\/media\/[0-9a-f]{2}\/[0-9a-f]{16}\.\w+$|^\/(?:sitemap\.xml|robots\.txt)$/i;

/** Whether an address is a page of the shop, which has one address per language. */
export function isPagePath(address: string): boolean {
  return !WITHOUT_LANGUAGE.test(address);
}

/**
 * A page's address in a language: the default locale has no prefix, the other one does; query and
 * hash are kept. An address that already has a language, or none at all, stays unchanged.
 */
export function localePath(path: string, locale: Locale, defaultLocale: Locale): string {
  if (locale === defaultLocale || !isPagePath(path)) return path;
  const [pathname = "/"] = path.split(/[?#]/, 1);
  if (splitLocale(pathname, defaultLocale).explicit) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/**
 * Splits a pathname into its language (`explicit` when prefixed) and the path without the prefix.
 */
export function splitLocale(
  pathname: string,
  defaultLocale: Locale,
): { locale: Locale; explicit: boolean; path: string } {
  const [, first = ""] = pathname.split("/", 2);
  const prefix = first.toLowerCase();
  if (!isLocale(prefix) || prefix === defaultLocale) {
    return { locale: defaultLocale, explicit: false, path: pathname };
  }
  return { locale: prefix, explicit: true, path: pathname.slice(first.length + 1) || "/" };
}

/**
 * Picks a language from an Accept-Language header by order; the quality values of two languages
 * rarely matter.
 */
export function localeFromHeader(header: string | undefined, fallback: Locale): Locale {
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const tag = part.trim().slice(0, 2);
    if (isLocale(tag)) return tag;
  }
  return fallback;
}
