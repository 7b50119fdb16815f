import { type Locale, localePath } from "#contract/kernel/locale.ts";

/** What stands on every mail of the shop, from its settings. */
export interface Letterhead {
  locale: Locale;
  defaultLocale: Locale;
  /** Origin of the shop's pages, without a trailing slash. */
  publicUrl: string;
  shop: string;
  tagline: string;
  address: string;
  hotline: string;
  email: string;
}

/** The whole address that a button leads to. */
export function linkTo(href: string, head: Letterhead): string {
  if (!href.startsWith("/")) return href;
  return head.publicUrl + localePath(href, head.locale, head.defaultLocale);
}
