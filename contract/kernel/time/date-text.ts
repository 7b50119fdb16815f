import type { Locale } from "../locale.ts";
import { DATE_TAGS } from "./date-tags.ts";

/** The date of a moment in Cairo: "21 نوفمبر 2026", "21 November 2026". */
export function dateText(at: string | Date, locale: Locale): string {
  return new Intl.DateTimeFormat(DATE_TAGS[locale], {
    dateStyle: "long",
    timeZone: "Africa/Cairo",
  }).format(new Date(at));
}
