import { normaliseDigits } from "#contract/kernel/digits.ts";

/**
 * Marks that stand apart from their letters after normalisation: vowel signs, hamza, accents; and
 * the tatweel.
 */
const MARKS = /\p{Mn}|\u0640/gu;

/**
 * Letters that people use interchangeably: alef wasla for alef, alef maqsura for ya, ta marbuta for
 * ha.
 */
const ALIKE: readonly [RegExp, string][] = [
  [/\u0671/g, "\u0627"],
  [/\u0649/g, "\u064a"],
  [/\u0629/g, "\u0647"],
];

/**
 * Normalises a text for comparison: lower case, no vowel signs, one letter of each family, ASCII
 * digits.
 */
export function foldText(text: string): string {
  const plain = normaliseDigits(text.normalize("NFKD").toLowerCase()).replace(MARKS, "");
  return ALIKE.reduce((folded, [letter, one]) => folded.replace(letter, one), plain);
}
