import type { Locale } from "#contract/kernel/locale.ts";

const TAGS: Record<Locale, string> = { ar: "ar-EG-u-nu-latn", en: "en-GB" };

/** A day in words: "2026-11-21" → "21 نوفمبر 2026". */
export function dayText(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
