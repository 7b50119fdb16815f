/** The letters of an Egyptian keyboard under the keys of a Latin one, row by row, and what shift is not needed for. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const ARABIC = "ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ";
/** The key of b writes two letters at once. */
const LAM_ALEF = /لا|ﻻ/g;

const arabicOf = new Map(Array.from(LATIN, (key, at) => [key, ARABIC[at] ?? ""]));
const latinOf = new Map(Array.from(ARABIC, (letter, at) => [letter, LATIN[at] ?? ""]));
arabicOf.set("b", "لا");

/** What the same keys write in the other layout: `k[tm` is نجفة; null where a text is of both or neither. */
export function otherLayout(text: string): string | null {
  const hasArabic = /\p{Script=Arabic}/u.test(text);
  const hasLatin = /[a-z]/i.test(text);
  if (hasArabic === hasLatin) return null;
  const plain = text.toLowerCase();
  const keys = hasArabic ? plain.replace(LAM_ALEF, "b") : plain;
  const letters = hasArabic ? latinOf : arabicOf;
  return Array.from(keys, (key) => letters.get(key) ?? key).join("");
}
