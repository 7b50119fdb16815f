import { normaliseDigits } from "#contract/kernel/digits.ts";

/** What stands on letters once it stands apart: vowel signs, hamza, accents; and the lengthening stroke. */
const MARKS = /\p{Mn}|\u0640/gu;

/** Letters that people write for one another: alef wasla for alef, alef maqsura for ya, ta marbuta for ha. */
const ALIKE: readonly [RegExp, string][] = [
  [/\u0671/g, "\u0627"],
  [/\u0649/g, "\u064a"],
  [/\u0629/g, "\u0647"],
];

/** A text as it is compared: small letters, no vowel signs, one of each family of letters, ASCII digits. */
export function foldText(text: string): string {
  const plain = normaliseDigits(text.normalize("NFKD").toLowerCase()).replace(MARKS, "");
  return ALIKE.reduce((folded, [letter, one]) => folded.replace(letter, one), plain);
}
