/**
 * The font files each language's first view needs. Pages in Arabic have digits and Latin letters,
 * those in English the name of the other language: found only with the style sheet, the largest
 * of the other script's files would come last of all that the view needs.
 */
import headingArabic from "./fonts/alexandria-arabic.woff2?url";
import headingLatin from "./fonts/alexandria-latin.woff2?url";
import textArabic from "./fonts/readex-pro-arabic.woff2?url";
import textLatin from "./fonts/readex-pro-latin.woff2?url";

export const FONTS_TO_PRELOAD = {
  ar: [headingArabic, textArabic, headingLatin],
  en: [headingLatin, textLatin, headingArabic],
} as const;
