import type { Locale } from "#contract/kernel/locale.ts";
import { pageCount } from "#contract/kernel/page-count.ts";
import { translator } from "#web/i18n/translator.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { isFiltered } from "./list-links.ts";
import type { LoadedList } from "./load-list.ts";

type Matches = Parameters<typeof pageMeta>[0];

/** Title and description of lists that are the same for everybody. */
export function listMeta(
  matches: Matches,
  loaded: LoadedList | undefined,
  kind: "all" | "newArrival" | "specialOffers",
) {
  const root = rootOf(matches);
  if (!root || !loaded) return [];
  const t = translator(root.locale, "catalog");
  const title = pageTitle(t(`${kind}.title`), loaded, root.locale);
  return pageMeta(matches, {
    title,
    description: t(`${kind}.description`),
    noindex: isPrivateList(loaded),
  });
}

/**
 * Whether a list page should not be indexed by search engines: it is filtered, sorted or empty.
 * @param isLookedFor the chosen filter is one that many people search for
 */
export function isPrivateList({ list, query }: LoadedList, isLookedFor = false): boolean {
  return (isFiltered(query) && !isLookedFor) || list.total === 0 || list.page > pageCount(list);
}

/** Browser title of a list page: pages after the first include their number. */
export function pageTitle(title: string, { list }: LoadedList, locale: Locale): string {
  if (list.page === 1) return title;
  return translator(locale, "storefront")("pages.titled", { title, number: String(list.page) });
}
