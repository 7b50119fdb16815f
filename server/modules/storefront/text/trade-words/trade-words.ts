import { KINDS, SISTER_KINDS } from "./kinds.ts";
import { QUALITIES } from "./qualities.ts";
import {
  JOINING_WORDS as JOINING,
  NUMBER_WORDS as NUMBERS,
  OPINIONS,
  SPOKEN_LETTERS,
  STOP_WORDS as STOP,
  TIMES_WORDS as TIMES,
  UNIT_WORDS,
  UNITS_SAID_FIRST as SAID_FIRST,
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

export const UNITS_SAID_FIRST = SAID_FIRST.split(" ");

/** Number words, as written, with their numbers. */
export const NUMBER_WORDS: readonly (readonly [word: string, number: number])[] = Object.entries(
  NUMBERS,
).flatMap(([number, words]) => words.split(" ").map((word) => [word, Number(number)] as const));

/** Kinds of which one is shown if nothing of the other matches the rest of a search. */
export const SISTERS: readonly (readonly [kind: string, sister: string])[] = SISTER_KINDS.flatMap(
  ([one, other]) => [
    [one, other],
    [other, one],
  ],
);

export const LETTERS_SPOKEN = Object.entries(SPOKEN_LETTERS);
export const JOINING_WORDS = JOINING.split(" ");
export const TIMES_WORDS = TIMES.split(" ");
export const STOP_WORDS = STOP.split(" ");
export const OPINION_WORDS = OPINIONS.split(" ");
