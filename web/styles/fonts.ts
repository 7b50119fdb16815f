/**
 * The two font files each language's first paint needs; the other script's are loaded when needed.
 */
import headingArabic from "./fonts/alexandria-arabic.woff2?url";
import headingLatin from "./fonts/alexandria-latin.woff2?url";
import textArabic from "./fonts/readex-pro-arabic.woff2?url";
import textLatin from "./fonts/readex-pro-latin.woff2?url";

export const FONTS_TO_PRELOAD = {
  ar: [headingArabic, textArabic],
  en: [headingLatin, textLatin],
} as const;
