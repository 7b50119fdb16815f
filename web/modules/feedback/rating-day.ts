import type { Locale } from "#contract/kernel/locale.ts";

const TAGS: Record<Locale, string> = { ar: "ar-EG-u-nu-latn", en: "en-GB" };

/** The day in Egypt on which something was written: "3 March 2026". */
export function ratingDay(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    dateStyle: "long",
    timeZone: "Africa/Cairo",
  }).format(new Date(iso));
}
