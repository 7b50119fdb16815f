import { readWords, type ReadWord } from "./read-words.ts";
import {
  isLittleWord,
  isOpinion,
  spelling,
  tradePhrase,
  type TradePhrase,
} from "./trade-phrases.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { type Measure, codeSpellings, lengthSpellings, queryWords } from "./words.ts";

/**
 * One thing the customer is looking for. All patterns are for LIKE, on words with spaces around
 * them.
 */
export interface Term {
  /** The words as read. */
  text: string;
  /** Whole phrases. */
  whole: string[];
  /** Groups of words that must all be in a document, in any order. */
  together?: string[][];
  /** Word beginnings. */
  begins: string[];
  /**
   * Facts that express it; they are in a document, or the phrases are in its name, brand or
   * category.
   */
  facts: string[];
  /** It names the kind of product: it must be in the name, brand or category. */
  isKind: boolean;
  /** The exact words typed, when they differ from the stem. */
  typed: string | undefined;
  /** A number with its unit, also matched numerically. */
  measure: Measure | undefined;
  /** Its weight when not all terms match: the kind of product counts most, a number least. */
  weight: number;
}

/** A query as it was understood. */
export interface Question {
  terms: Term[];
  /** The corrected text; null: nothing had to be guessed. */
  meant: string | null;
}

/** Shorter words must match whole: too many other words begin with them. */
const SHORTEST_BEGINNING = 3;
const KIND_WEIGHT = 3;
const WORD_WEIGHT = 2;
const LEAST_WEIGHT = 1;
const LONGEST_PHRASE = 3;
const MAX_TERMS = 12;

/** The terms of a query: all of them should match. */
export function queryTerms(text: string, options: { isTyping?: boolean } = {}): Term[] {
  return termsOf(queryWords(text), options.isTyping ?? false);
}

/** The same, with words corrected: typos, Latin transcription, the other keyboard layout. */
export function readQuery(
  text: string,
  vocabulary: Vocabulary,
  options: { isTyping?: boolean } = {},
): Question {
  const { isTyping = false } = options;
  const { words, isGuess } = readWords(text, vocabulary, isTyping);
  const meant = isGuess ? words.map(({ folded }) => spelling(folded)).join(" ") : null;
  const terms = termsOf(words, isTyping);
  return { terms: terms.map((term) => withoutStrangers(term, vocabulary)), meant };
}

/** A term without trade phrases that occur in no document. */
function withoutStrangers(term: Term, vocabulary: Vocabulary): Term {
  const [typed, ...others] = term.whole;
  const written = others.filter((pattern) => vocabulary.isWritten(pattern.slice(2, -2)));
  return { ...term, whole: typed === undefined ? [] : [typed, ...written] };
}

/** A word with its neighbours. */
interface PlacedWord extends ReadWord {
  /** It names what the product is for, like the chandelier in "a lamp for a chandelier". */
  isPurpose?: boolean;
}

function termsOf(all: ReadWord[], isTyping: boolean): Term[] {
  const meaningful = all
    .map((word, at) => ({
      ...word,
      isPurpose: word.folded.startsWith("لل") || all[at - 1]?.folded === "for",
    }))
    .filter((word) => !isLittleWord(word.folded));
  const words: PlacedWord[] = withoutLoneLetter(meaningful.length > 0 ? meaningful : all, isTyping);
  // An opinion about a product only ranks it higher and is not required.
  const hasThing = words.some((word) => !isOpinion(word.folded));
  const terms: Term[] = [];
  for (let at = 0; at < words.length && terms.length < MAX_TERMS;) {
    const length = phraseLength(words, at);
    const isLast = at + length >= words.length;
    const term = termOf(words.slice(at, at + length), isTyping && isLast);
    const asked = isTyping && isLast && at > 0 ? withoutLoneDigit(term) : term;
    terms.push(hasThing && length === 1 && isOpinion(term.text) ? { ...asked, weight: 0 } : asked);
    at += length;
  }
  return withOneHead(terms);
}

/**
 * Next to other words, the first letter or article of a word still being typed is ignored: a tenth
 * of all words begin with it.
 */
function withoutLoneLetter(words: PlacedWord[], isTyping: boolean): PlacedWord[] {
  const isLone = isTyping && words.length > 1 && /^(?:\p{L}|ال)$/u.test(words.at(-1)?.folded ?? "");
  return isLone ? words.slice(0, -1) : words;
}

/**
 * A single digit is ignored, too, but it may be the whole number: products with that number rank
 * first, without requiring it.
 */
function withoutLoneDigit(term: Term): Term {
  return /^\d$/.test(term.text) ? { ...term, begins: [], weight: 0 } : term;
}

/**
 * Of several kinds one is the product, the others say what it is for: a lamp for a chandelier. In
 * Arabic it comes first, in English last, unless followed by a word such as "for".
 */
export function withOneHead(terms: Term[]): Term[] {
  const kinds = terms.filter(({ isKind }) => isKind);
  const [first] = kinds;
  const head = first && /\p{Script=Arabic}/u.test(first.text) ? first : kinds.at(-1);
  return terms.map((term) => (term === head ? term : { ...term, isKind: false }));
}

const phraseOf = (words: ReadWord[]) => words.map(({ text }) => text).join(" ");

/** Length of the longest phrase starting here that has a meaning in the trade; otherwise 1. */
function phraseLength(words: ReadWord[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length -= 1) {
    if (tradePhrase(phraseOf(words.slice(at, at + length)))) return length;
  }
  return 1;
}

/** A known word matches only itself, any other also words that begin with it. */
function termOf(words: PlacedWord[], isTyping: boolean): Term {
  const phrase = phraseOf(words);
  const known = tradePhrase(phrase) ?? UNKNOWN;
  const isPurpose = words.some((word) => word.isPurpose);
  const isWord = /^\D/.test(phrase);
  const isUnfinished = isTyping || (known === UNKNOWN && isWord);
  const shortest = isTyping ? 1 : SHORTEST_BEGINNING;
  return {
    text: words.map(({ folded }) => folded).join(" "),
    ...asTyped(words, phrase),
    whole: unique([phrase, ...known.others, ...words.flatMap(spellingsOf)]).map(wholeWord),
    begins: isUnfinished && phrase.length >= shortest ? [`% ${phrase}%`] : [],
    facts: known.facts.map(wholeWord),
    // A word still being typed may become another one.
    isKind: known.isKind && !isTyping && !isPurpose,
    weight: weightOf(known.isKind && !isPurpose, isWord && !words.some((word) => word.isUnknown)),
  };
}

const UNKNOWN: TradePhrase = { others: [], isKind: false, facts: [] };
const wholeWord = (text: string) => `% ${text} %`;

/** For a single word: its unstemmed form, and its number. */
function asTyped(words: PlacedWord[], phrase: string): Pick<Term, "typed" | "measure"> {
  const [only] = words.length === 1 ? words : [];
  const isStemmed = only !== undefined && !only.measure && only.folded !== phrase;
  return { typed: isStemmed ? wholeWord(only.folded) : undefined, measure: only?.measure };
}

function spellingsOf(
  { folded, measure }: PlacedWord,
  _: number,
  { length }: PlacedWord[],
): string[] {
  if (length > 1) return [];
  return measure ? lengthSpellings(measure) : codeSpellings(folded);
}

function weightOf(isKind: boolean, isWord: boolean): number {
  if (isKind) return KIND_WEIGHT;
  return isWord ? WORD_WEIGHT : LEAST_WEIGHT;
}

/**
 * Whether words with spaces around them match a term: does what LIKE would, for the only patterns
 * used.
 */
export function hasTerm(words: string, { whole, begins, facts }: Term): boolean {
  return [...whole, ...begins, ...facts].some((pattern) => words.includes(pattern.slice(1, -1)));
}

const unique = (texts: string[]) => [...new Set(texts)];
