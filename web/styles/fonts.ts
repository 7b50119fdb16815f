/**
 * The font files that a page names itself: both of headings, prices and digits, which are the large
 * ones. Pages in Arabic have digits and Latin letters, those in English the name of the other
 * language; found only with the style sheet, such a file would come last of all that the first view
 * needs. The small files of running text are found with the style sheet.
 */
import headingArabic from "./fonts/alexandria-arabic.woff2?url";
import headingLatin from "./fonts/alexandria-latin.woff2?url";

export const FONTS_TO_PRELOAD = [headingArabic, headingLatin];
