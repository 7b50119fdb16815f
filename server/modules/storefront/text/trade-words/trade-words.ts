import { KINDS } from "./kinds.ts";
import { QUALITIES } from "./qualities.ts";
import {
  OPINIONS,
  SPOKEN_LETTERS,
  STOP_WORDS as STOP,
  TIMES_WORDS as TIMES,
  UNIT_WORDS,
} from "./spoken.ts";

/** Phrases with the same meaning to customers. */
export interface TradeWord {
  phrases: readonly string[];
  /**
   * It names the kind of product and must be in the name, brand or category: a lamp is not a
   * chandelier without one.
   */
  isKind: boolean;
  /** Facts that express it, such as `finish:black`. */
  facts: readonly string[];
}

const phrasesIn = (line: string) => line.split(",").map((phrase) => phrase.trim());

export const TRADE_WORDS: readonly TradeWord[] = [
  ...KINDS.map((line) => ({ phrases: phrasesIn(line), isKind: true, facts: [] })),
  ...QUALITIES.map(({ words, facts }) => ({
    phrases: phrasesIn(words),
    isKind: false,
    facts: facts?.split(" ") ?? [],
  })),
];

/** Pairs of a unit word and its symbol, as written. */
export const UNIT_SYMBOLS: readonly (readonly [word: string, symbol: string])[] = Object.entries(
  UNIT_WORDS,
).flatMap(([symbol, words]) => words.split(" ").map((word) => [word, symbol] as const));

export const LETTERS_SPOKEN = Object.entries(SPOKEN_LETTERS);
export const TIMES_WORDS = TIMES.split(" ");
export const STOP_WORDS = STOP.split(" ");
export const OPINION_WORDS = OPINIONS.split(" ");
