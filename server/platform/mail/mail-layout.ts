import { type Locale, localePath } from "#contract/kernel/locale.ts";

/** The frame of every mail, from the settings. */
export interface MailLayout {
  locale: Locale;
  defaultLocale: Locale;
  /** Origin of the shop's pages, without a trailing slash. */
  publicUrl: string;
  siteName: string;
  tagline: string;
  address: string;
  hotline: string;
  email: string;
}

/** The absolute address of a button. */
export function linkTo(href: string, layout: MailLayout): string {
  if (!href.startsWith("/")) return href;
  return layout.publicUrl + localePath(href, layout.locale, layout.defaultLocale);
}
