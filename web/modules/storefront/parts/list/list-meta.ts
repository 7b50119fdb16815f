import { pageCount } from "#contract/kernel/page-count.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { translator } from "#web/i18n/translator.ts";
import { isFiltered } from "../links/list-links.ts";
import type { LoadedList } from "./load-list.ts";

/** Whether a list page should stay out of search engines: a choice of its own, or nothing on it. */
export function isPrivateList({ list, query }: LoadedList): boolean {
  return isFiltered(query) || list.total === 0 || list.page > pageCount(list);
}

/** Title of a list page for the browser: pages after the first say which they are. */
export function pageTitle(title: string, { list }: LoadedList, locale: Locale): string {
  if (list.page === 1) return title;
  return translator(locale, "storefront")("pages.titled", { title, number: String(list.page) });
}
