import type { Locale } from "./locale.ts";

const TAGS: Record<Locale, string> = { ar: "ar-EG-u-nu-latn", en: "en-GB" };

/** A moment in Cairo in words: "21 نوفمبر 2026 في 12:05 م". */
export function momentText(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Africa/Cairo",
  }).format(new Date(iso));
}
