import { otherLayout } from "./keyboard.ts";
import {
  isLittleWord,
  isOpinion,
  isTradeWord,
  tradePhrase,
  TRADE_PHRASES,
  withoutPreposition,
} from "./trade-phrases.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { queryWords, type Word } from "./words.ts";

/** What was typed, as known words wherever possible. */
export interface ReadWords {
  words: ReadWord[];
  /** Some word was guessed: it occurs in no text as typed. */
  isGuess: boolean;
}

export interface ReadWord extends Word {
  /** Position of the typed word that it was read from; absent: unknown. */
  at?: number;
  /** Unknown to the shop and the trade, with nothing similar. */
  isUnknown?: boolean;
}

/**
 * Comparing with all words takes time, and guessing does not help texts with more unknown words.
 */
const MOST_GUESSED = 3;
const SHORTEST_GUESSED = 3;
const SHORTEST_PART = 3;
const LETTERS = /^\p{L}+$/u;
const SOFT_OR_ALIKE: Record<string, string> = { ط: "ت", ض: "د", ص: "س", ظ: "ز", ذ: "ز", ق: "ك" };

/**
 * Reads what was typed: other keyboard layout, Latin transcription, words joined or split, typos.
 */
export function readWords(text: string, vocabulary: Vocabulary, isTyping = false): ReadWords {
  const typed = queryWords(text);
  const last = typed.at(-1);
  // A word still being typed may become the one that it begins.
  if (isTyping && last && vocabulary.isBeginning(last.folded)) {
    const before = readEach(typed.slice(0, -1), vocabulary);
    return { ...before, words: [...before.words, { ...last, at: typed.length - 1 }] };
  }
  const other = otherLayout(text);
  const words = other !== null && !hasKnown(typed, vocabulary) ? queryWords(other) : typed;
  if (words !== typed && words.every((word) => isKnown(word, vocabulary))) {
    const isSameOrder = words.length === typed.length;
    return {
      words: isSameOrder ? words.map((word, at) => ({ ...word, at })) : words,
      isGuess: false,
    };
  }
  const read = readEach(typed, vocabulary);
  return { ...read, words: allInArabic(typed, read.words, vocabulary) };
}

/** If one word of a phrase is Latin transcription, the others are, too: panik bar. */
function allInArabic(typed: Word[], read: ReadWord[], vocabulary: Vocabulary): ReadWord[] {
  const isArabic = ({ folded }: Word) => /\p{Script=Arabic}/u.test(folded);
  if (!read.some(isArabic) || typed.some(isArabic)) return read;
  return read.flatMap((word) => {
    const arabic = isArabic(word) ? undefined : vocabulary.inArabic(word.folded);
    return arabic !== undefined && isTradeWord(arabic)
      ? inPlaceOf(word, queryWords(arabic))
      : [word];
  });
}

/** Readings take the position of the word they replace. */
function inPlaceOf({ at, isJoined }: ReadWord, readings: readonly ReadWord[]): ReadWord[] {
  return readings.map((word, index) => ({
    ...word,
    ...(at !== undefined && { at }),
    ...(isJoined && index === 0 && { isJoined }),
  }));
}

function hasKnown(words: Word[], vocabulary: Vocabulary): boolean {
  return words.some((word) => isKnown(word, vocabulary));
}

/** Numbers and codes are taken as they are. */
function isKnown({ folded }: Word, vocabulary: Vocabulary): boolean {
  return !LETTERS.test(folded) ? /^\d/.test(folded) : vocabulary.knows(folded);
}

function readEach(typed: Word[], vocabulary: Vocabulary): ReadWords {
  const words: ReadWord[] = [];
  let guessed = 0;
  for (const [at, word] of typed.entries()) {
    const second = secondOfPhrase(words.at(-1), word, vocabulary);
    const isPlain = second !== undefined || namesNothing(word);
    const reading = isPlain
      ? { words: second ?? [word], isGuess: false }
      : readWord(word, vocabulary, guessed < MOST_GUESSED);
    words.push(...inPlaceOf({ ...word, at }, reading.words));
    if (reading.isGuess) guessed += 1;
  }
  return { words, isGuess: guessed > 0 };
}

/**
 * The word that makes a phrase of the trade with the one before, without regard to vowels: "داون ليت", also where the name
 * of some product begins with "ليت".
 */
function secondOfPhrase(
  before: Word | undefined,
  { folded }: Word,
  vocabulary: Vocabulary,
): Word[] | undefined {
  if (!before || !LETTERS.test(folded) || vocabulary.knows(folded)) return undefined;
  const second = SECOND_WORDS.get(`${before.text} ${bonesOf(folded)}`);
  return second === undefined ? undefined : queryWords(second);
}

/** A wish or an opinion: not a typo of a product's name. */
const namesNothing = ({ folded }: Word) => isLittleWord(folded) || isOpinion(folded);

function readWord(word: Word, vocabulary: Vocabulary, mayGuess: boolean): ReadWords {
  const { folded } = word;
  const as = (...readings: string[]) => ({ words: readings.flatMap(queryWords), isGuess: false });
  const rest = withoutPreposition(folded);
  if (rest !== undefined) return as(rest);
  if (word.measure || vocabulary.knows(folded) || tradePhrase(word.text)) {
    return { words: [word], isGuess: false };
  }
  const arabic = vocabulary.inArabic(folded);
  if (arabic !== undefined) return as(arabic);
  if (!LETTERS.test(folded) || folded.length < SHORTEST_GUESSED || vocabulary.isBeginning(folded)) {
    return { words: [word], isGuess: false };
  }
  const parts = partsOf(folded, vocabulary);
  if (parts) return as(...parts);
  const nearest = mayGuess ? vocabulary.nearest(folded) : undefined;
  if (nearest === undefined) return { words: [{ ...word, isUnknown: true }], isGuess: false };
  return { words: queryWords(nearest), isGuess: bonesOf(nearest) !== bonesOf(folded) };
}

/** Two known words written as one: سبوتلايت. */
function partsOf(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => vocabulary.knows(part))) return parts;
  }
  return undefined;
}

/** An Arabic word reduced to its sounds without vowels: omitting or adding one is not an error. */
function bonesOf(word: string): string {
  return word
    .replace(/[اويه]/g, "")
    .replace(/[طضصظذق]/g, (letter) => SOFT_OR_ALIKE[letter] ?? letter);
}

const FEWEST_BONES = 2;

/** Of the trade's phrases of two words: the second word, by the first one and the bones of the second. */
const SECOND_WORDS = new Map(
  TRADE_PHRASES.map((phrase) => phrase.split(" "))
    .filter(({ length, 1: second = "" }) => length === 2 && bonesOf(second).length >= FEWEST_BONES)
    .map(([first = "", second = ""]) => [`${first} ${bonesOf(second)}`, second]),
);
