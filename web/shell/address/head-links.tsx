import { useLocation, useMatches, useSearchParams } from "react-router";
import { isKnownPage } from "#contract/find-page.ts";
import { splitLocale } from "#contract/kernel/locale.ts";
import { useRootData } from "./root-data.ts";
import { useAlternates } from "./use-addresses.ts";

/** Returned by loaders of pages that read their query: its canonical form, "" or "?…". */
export interface PageQuery {
  canonicalQuery: string;
}

/**
 * The canonical URL and the page's alternates in the other languages. Each page of a paginated list
 * is its own canonical.
 */
export function HeadLinks() {
  const root = useRootData();
  const alternates = useAlternates();
  const query = useCanonicalQuery();
  const { pathname } = useLocation();
  if (!root || !isKnownPage(splitLocale(pathname, root.defaultLocale).path)) return null;
  const { publicUrl, locale, defaultLocale } = root;
  const address = (path: string) => `${publicUrl}${path}${query}`;
  return (
    <>
      <link rel="canonical" href={address(alternates[locale])} />
      <link rel="alternate" hrefLang="ar-EG" href={address(alternates.ar)} />
      <link rel="alternate" hrefLang="en" href={address(alternates.en)} />
      <link rel="alternate" hrefLang="x-default" href={address(alternates[defaultLocale])} />
    </>
  );
}

/** The loader's canonical query; for other pages only the page number. */
function useCanonicalQuery(): string {
  const [search] = useSearchParams();
  const data = useMatches().at(-1)?.loaderData as Partial<PageQuery> | null | undefined;
  if (data?.canonicalQuery !== undefined) return data.canonicalQuery;
  const page = search.get("page");
  return page && /^[1-9]\d*$/.test(page) && page !== "1" ? `?page=${page}` : "";
}
