/**
 * The letters of an Egyptian keyboard on the keys of a Latin one, row by row, typed without shift.
 */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const ARABIC = "ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ";
/** The b key types two letters at once. */
const LAM_ALEF = /لا|ﻻ/g;

const arabicOf = new Map(Array.from(LATIN, (key, at) => [key, ARABIC[at] ?? ""]));
const latinOf = new Map(Array.from(ARABIC, (letter, at) => [letter, LATIN[at] ?? ""]));
arabicOf.set("b", "لا");

/**
 * What the same keys type in the other layout: `k[tm` is نجفة; null when a text contains both
 * scripts or neither.
 */
export function otherLayout(text: string): string | null {
  const hasArabic = /\p{Script=Arabic}/u.test(text);
  const hasLatin = /[a-z]/i.test(text);
  if (hasArabic === hasLatin) return null;
  const plain = text.toLowerCase();
  const keys = hasArabic ? plain.replace(LAM_ALEF, "b") : plain;
  const letters = hasArabic ? latinOf : arabicOf;
  return Array.from(keys, (key) => letters.get(key) ?? key).join("");
}
