import type { Locale } from "../locale.ts";
import { DATE_TAGS } from "./date-tags.ts";

const DAY = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;

/** Creating a formatter takes a hundred times as long as using it. */
const formats = new Map<Locale, Intl.DateTimeFormat>();

function formatOf(locale: Locale): Intl.DateTimeFormat {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(DATE_TAGS[locale], DAY);
  formats.set(locale, format);
  return format;
}

/**
 * A promised day from the server (ISO date) as text: "الثلاثاء 24 نوفمبر", "Tuesday 24 November".
 */
export function dayText(isoDate: string, locale: Locale): string {
  const text = formatOf(locale).format(new Date(isoDate.slice(0, 10)));
  // In a range of days, a comma after the weekday would look like the end of one.
  return text.replace("، ", " ");
}
