import type { Locale } from "../locale.ts";

/** How dates are written in Egypt: with Latin digits, the day before the month. */
export const DATE_TAGS: Record<Locale, string> = { ar: "ar-EG-u-nu-latn", en: "en-GB" };
