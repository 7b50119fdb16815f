import type { Locale } from "./locale.ts";

const TAGS: Record<Locale, string> = { ar: "ar-EG-u-nu-latn", en: "en-GB" };
const DAY = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;

/** A promised day of the server (ISO date) in words: "الثلاثاء 24 نوفمبر", "Tuesday 24 November". */
export function dayText(isoDate: string, locale: Locale): string {
  const text = new Intl.DateTimeFormat(TAGS[locale], DAY).format(new Date(isoDate.slice(0, 10)));
  // Between two days a comma after the weekday reads like the end of one.
  return text.replace("، ", " ");
}
