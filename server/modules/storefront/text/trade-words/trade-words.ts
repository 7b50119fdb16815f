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

export const UNITS_SAID_FIRST = SAID_FIRST.split(" ");

/** Numbers by the words for them, as they are written. */
export const NUMBER_WORDS: readonly (readonly [word: string, number: number])[] = Object.entries(
  NUMBERS,
).flatMap(([number, words]) => words.split(" ").map((word) => [word, Number(number)] as const));

/** Of which kinds one is shown where nothing of the other meets the rest of a search. */
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
