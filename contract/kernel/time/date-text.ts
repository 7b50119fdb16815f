import type { Locale } from "../locale.ts";

const TAGS: Record<Locale, string> = { ar: "ar-EG-u-nu-latn", en: "en-GB" };

/** The day of a moment in Cairo: "21 نوفمبر 2026", "21 November 2026". */
export function dateText(at: string | Date, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    dateStyle: "long",
    timeZone: "Africa/Cairo",
  }).format(new Date(at));
}
