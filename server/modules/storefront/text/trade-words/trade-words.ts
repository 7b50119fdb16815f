import { KINDS } from "./kinds.ts";
import { QUALITIES } from "./qualities.ts";
import {
  OPINIONS,
  SPOKEN_LETTERS,
  STOP_WORDS as STOP,
  TIMES_WORDS as TIMES,
  UNIT_WORDS,
} from "./spoken.ts";

/** Phrases that mean the same to a customer. */
export interface TradeWord {
  phrases: readonly string[];
  /** It says what a thing is, and has to stand in the name, brand or category: a lamp is not what a chandelier lacks. */
  isKind: boolean;
  /** Facts that say it, as `finish:black`. */
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

/** Symbols of units by their words, as they are written. */
export const UNIT_SYMBOLS: readonly (readonly [word: string, symbol: string])[] = Object.entries(
  UNIT_WORDS,
).flatMap(([symbol, words]) => words.split(" ").map((word) => [word, symbol] as const));

export const LETTERS_SPOKEN = Object.entries(SPOKEN_LETTERS);
export const TIMES_WORDS = TIMES.split(" ");
export const STOP_WORDS = STOP.split(" ");
export const OPINION_WORDS = OPINIONS.split(" ");
