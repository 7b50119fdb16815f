import { foldLetters } from "#contract/storefront/fold-letters.ts";
import { NUMBER_WORDS } from "./trade-words/trade-words.ts";

const NUMBERS = new Map(NUMBER_WORDS.map(([word, number]) => [foldLetters(word), number]));
const TEN = 10;
const TWENTY = 20;
/** After a number from one to nine: "خمسة عشر". */
const TEEN = /^عشره?$/;

/** The number in words that starts here, and how many words it has; undefined: there is none. */
export function numberAt(
  words: readonly string[],
  at: number,
): { value: number; length: number } | undefined {
  let value = NUMBERS.get(words[at] ?? "");
  if (value === undefined) return undefined;
  let length = 1;
  for (;;) {
    const next = addend(value, words[at + length] ?? "");
    if (next === undefined) return { value, length };
    value += next;
    length += 1;
  }
}

/** What the next word adds to a number: "وعشرين" to five, "five" to twenty. */
function addend(value: number, word: string): number | undefined {
  if (value < TEN && TEEN.test(word)) return TEN;
  const and = word.startsWith("و") ? NUMBERS.get(word.slice(1)) : undefined;
  if (and !== undefined) return and;
  const next = NUMBERS.get(word);
  const isTens = value >= TWENTY && value % TEN === 0;
  return isTens && next !== undefined && next < TEN ? next : undefined;
}
