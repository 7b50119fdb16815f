import type { Locale } from "./locale.ts";

const TAGS: Record<Locale, string> = { ar: "ar-EG-u-nu-latn", en: "en-GB" };
const DAY = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;

const DAY_AND_TIME = {
  ...DAY,
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
  timeZone: "Africa/Cairo",
} as const;

/** A promised day of the server (ISO date) in words: "الثلاثاء 24 نوفمبر", "Tuesday 24 November". */
export function dayText(isoDate: string, locale: Locale): string {
  return withoutComma(
    new Intl.DateTimeFormat(TAGS[locale], DAY).format(new Date(isoDate.slice(0, 10))),
  );
}

/** A moment in Egypt in words: "الثلاثاء 24 نوفمبر في 5:00 م", "Tuesday 24 November at 5:00 pm". */
export function dayAndTimeText(at: Date, locale: Locale): string {
  return withoutComma(new Intl.DateTimeFormat(TAGS[locale], DAY_AND_TIME).format(at));
}

/** Between two days a comma after the weekday reads like the end of one. */
function withoutComma(text: string): string {
  return text.replace("، ", " ");
}
