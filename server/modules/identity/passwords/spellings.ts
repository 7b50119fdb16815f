import { normaliseDigits } from "#contract/kernel/digits.ts";

/** The letters of the Arabic keyboard and the Latin ones on the same keys. */
const ARABIC_KEYS = "ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ";
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";

const LATIN_OF = new Map(
  ARABIC_KEYS.split("").map((letter, index) => [letter, LATIN_KEYS[index] ?? letter]),
);

const LEET: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Case, accents, vowel signs and the script of digits do not make a word harder to guess. */
export function folded(text: string): string {
  return normaliseDigits(text.normalize("NFKD"))
    .replace(/[\p{M}\u0640]/gu, "")
    .toLowerCase();
}

/** The variants of a password in which it may turn out to be common. */
export function spellings(password: string): string[] {
  const plain = folded(password);
  const latin = folded(password.replaceAll("لا", "b")).replace(
    /\p{Script=Arabic}/gu,
    (letter) => LATIN_OF.get(letter) ?? letter,
  );
  const letters = plain.replace(/[0134579@$!]/g, (sign) => LEET[sign] ?? sign);
  return [...new Set([plain, latin, letters, unleetedWord(plain)])];
}

/** `p@ssw0rd!2024` → `password!2024`: the suffix that people add stays as it is. */
function unleetedWord(plain: string): string {
  const word = withoutEnding(plain);
  return word.replace(/[0134579@$!]/g, (sign) => LEET[sign] ?? sign) + plain.slice(word.length);
}

/** Removes the few digits and symbols that people append to a word they have to change. */
export function withoutEnding(password: string): string {
  return password.replace(/[\d\W_]{1,5}$/u, "");
}
