import type { Locale } from "../locale.ts";

/** Date format in Egypt: Latin digits, day before month. */
export const DATE_TAGS: Record<Locale, string> = { ar: "ar-EG-u-nu-latn", en: "en-GB" };
