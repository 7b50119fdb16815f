import type { Locale } from "../locale.ts";
import { DATE_TAGS } from "./date-tags.ts";

/** A moment in Cairo as text: "21 نوفمبر 2026 في 12:05 م". */
export function momentText(at: string | Date, locale: Locale): string {
  return new Intl.DateTimeFormat(DATE_TAGS[locale], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Africa/Cairo",
  }).format(new Date(at));
}

/**
 * A moment within days, with its weekday: "الثلاثاء 24 نوفمبر في 5:00 م", "Tuesday 24 November at
 * 5:00 pm".
 */
export function weekdayMomentText(at: Date, locale: Locale): string {
  const text = new Intl.DateTimeFormat(DATE_TAGS[locale], {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZone: "Africa/Cairo",
  }).format(at);
  // As in day-text.ts.
  return text.replace("، ", " ");
}
