import { normaliseDigits } from "../kernel/digits.ts";

const HARAKAT_AND_TATWEEL = /\u0640|[\u064B-\u065F]|\u0670|[\u0610-\u061A]|[\u06D6-\u06ED]/g;
const LATIN_MARKS = /[\u0300-\u036F]/g;

/** Letters with several spellings, mapped to one. */
const SAME_LETTER: Record<string, string> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ئ: "ي",
  ؤ: "و",
  ة: "ه",
  گ: "ك",
  ک: "ك",
  پ: "ب",
  چ: "ج",
  ڤ: "ف",
  ء: "",
};
const SEVERAL_WAYS = new RegExp(`[${Object.keys(SAME_LETTER).join("")}]`, "g");

/**
 * Normalises text with several spellings: digits, letters, marks and case. Words are not stemmed.
 */
export function foldLetters(text: string): string {
  return normaliseDigits(text.normalize("NFKC"))
    .replace(HARAKAT_AND_TATWEEL, "")
    .replace(SEVERAL_WAYS, (letter) => SAME_LETTER[letter] ?? letter)
    .normalize("NFD")
    .replace(LATIN_MARKS, "")
    .toLowerCase();
}
