import { foldLetters } from "#contract/storefront/fold-letters.ts";
import { beginsWithAnd } from "./fold.ts";
import { numberAt } from "./number-words.ts";
import { JOINING_WORDS } from "./trade-words/trade-words.ts";

/** A word of a query as spoken. */
export interface SaidWord {
  folded: string;
  /** "And" or "or" precedes it. */
  isJoined: boolean;
}

/** Replaces signs between two words. */
export const JOINT = "&";

/** Signs between two words that mean "and" or "or". */
const JOINTS = /(?<=\p{L}\s{0,3})[&+/,،](?=\s{0,3}\p{L})/gu;
/** A number with an inch sign that does not close a quotation. */
const INCHES = /^([^"″“”]*(?<![\p{L}\d.])\d+(?:\.\d+)?)\s?["″”](?=[^"″“”]*$)/u;

/** A query with its signs replaced by words. */
export function withSignsSaid(text: string): string {
  return text.replace(INCHES, "$1 inch ").replace(JOINTS, ` ${JOINT} `);
}

const LETTERS = /^\p{L}+$/u;
const JOINING = new Set(JOINING_WORDS.map(foldLetters));
/** "And" in Latin letters, otherwise a unit. */
const LATIN_AND = "w";

/** Words without signs and joining letters, each with whether it is joined to the word before. */
export function joinedWords(words: readonly string[]): SaidWord[] {
  const said: SaidWord[] = [];
  let isJoined = false;
  for (const [at, folded] of words.entries()) {
    const isSign = folded === JOINT || (folded === LATIN_AND && isBetweenWords(words, at));
    if (!isSign) said.push({ folded, isJoined: isJoined || beginsWithAnd(folded) });
    isJoined = isSign || (folded !== LATIN_AND && JOINING.has(folded));
  }
  return said;
}

function isBetweenWords(words: readonly string[], at: number): boolean {
  return [words[at - 1], words[at + 1]].every((word = "") => LETTERS.test(word));
}

/** Words with numbers in digits if they are followed by a unit: "تسعة وات" is 9 وات. */
export function withDigits(words: readonly string[], isUnit: (word: string) => boolean): string[] {
  const written: string[] = [];
  for (let at = 0; at < words.length;) {
    const number = numberAt(words, at);
    const isCounted = number !== undefined && isUnit(words[at + number.length] ?? "");
    written.push(isCounted ? String(number.value) : (words[at] ?? ""));
    at += isCounted ? number.length : 1;
  }
  return written;
}
