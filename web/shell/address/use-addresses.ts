import { useLocation, useMatches } from "react-router";
import { canonicalPath } from "#contract/find-page.ts";
import { type Locale, localePath, LOCALES, splitLocale } from "#contract/kernel/locale.ts";
import { asciiAddress } from "#contract/kernel/slug.ts";
import { useRootData } from "./root-data.ts";

/** Returned by loaders whose page has another path in each language. */
export interface PageAlternates {
  alternates: Record<Locale, string>;
}

/** The page's path in every language, with its prefix, in canonical spelling, without a query. */
export function useAlternates(): Record<Locale, string> {
  const { pathname } = useLocation();
  const defaultLocale = useRootData()?.defaultLocale ?? "ar";
  const data = useMatches().at(-1)?.loaderData as Partial<PageAlternates> | null | undefined;
  const { path } = splitLocale(pathname, defaultLocale);
  const spelled = canonicalPath(path);
  const own = (locale: Locale) => data?.alternates?.[locale] ?? spelled;
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, asciiAddress(localePath(own(locale), locale, defaultLocale))]),
  ) as Record<Locale, string>;
}
