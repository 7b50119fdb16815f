import { beginsWithAnd } from "./fold.ts";
import { type PlacedWord, placedWords } from "./placed-words.ts";
import { readWords, type ReadWord } from "./read-words.ts";
import type { SaidOrder } from "./said-order.ts";
import type { SaidPrice } from "./said-price.ts";
import {
  isOpinion,
  sisterPhrases,
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
  /** The exact word typed, when it differs from the stem or may be written with ث. */
  typed: string | undefined;
  /** A number with its unit, also matched numerically. */
  measure: Measure | undefined;
  /** Its weight when not all terms match: the kind of product counts most, a number least. */
  weight: number;
  /** "And" or "or" precedes it. */
  isJoined?: boolean;
  /** Alternative kinds: products of any of them match the term. */
  or?: Term[];
  /** For a kind, the names of the kinds that buyers confuse with it. */
  sisters?: string[];
  /** Positions of the words that were typed for it. */
  from?: number[];
  /** Words of a kind's phrase that name a fact by themselves: the دفن of سبوت دفن. */
  parts?: Term[];
}

/** The words of a query as understood. */
export interface ReadQuery {
  terms: Term[];
  /** The corrected text; null: nothing had to be guessed. */
  meant: string | null;
}

/** A query as it was understood. */
export interface Question extends ReadQuery {
  /** The price condition; undefined: none. */
  price: SaidPrice | undefined;
  /** The order it asks for; undefined: none. */
  order: SaidOrder | undefined;
  /** The query without its price condition and order. */
  text: string;
}

/** Shorter words must match as a whole: too many others begin with them. */
const SHORTEST_BEGINNING = 3;
const KIND_WEIGHT = 3;
const WORD_WEIGHT = 2;
/** For numbers and unknown words. */
export const LEAST_WEIGHT = 1;
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
): ReadQuery {
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

function termsOf(all: ReadWord[], isTyping: boolean): Term[] {
  const words = withoutLoneLetter(placedWords(all), isTyping);
  // Opinions raise the rank, but products need not match them.
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
  if (!head) return terms;
  const beside = kindsBeside(head, terms);
  return terms
    .filter((term) => !beside.includes(term))
    .map((term) => {
      if (term !== head) return { ...term, isKind: false };
      return beside.length > 0 ? { ...term, or: [...(term.or ?? []), ...beside] } : term;
    });
}

/**
 * Kinds joined to the main one by "and" or "or": a search for chandeliers and pendants wants
 * either.
 */
function kindsBeside(head: Term, terms: Term[]): Term[] {
  const chains: Term[][] = [];
  let isJoined = false;
  for (const term of terms) {
    isJoined ||= term.isJoined ?? false;
    if (!term.isKind) continue;
    const chain = chains.at(-1);
    if (isJoined && chain) chain.push(term);
    else chains.push([term]);
    isJoined = false;
  }
  const chain = chains.find((one) => one.includes(head)) ?? [];
  return chain.filter((term) => term !== head && !isSameKind(term, head));
}

/** Sockets have two names: فيش وبرايز. */
const isSameKind = ({ whole: [called = ""] }: Term, other: Term) => other.whole.includes(called);

const phraseOf = (words: ReadWord[]) => words.map(({ text }) => text).join(" ");

/** Length of the longest phrase starting here that has a meaning in the trade; otherwise 1. */
function phraseLength(words: ReadWord[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length -= 1) {
    const run = words.slice(at, at + length);
    if (!run.slice(1).some(isApart) && tradePhrase(phraseOf(run))) return length;
  }
  return 1;
}

/** "Locks and cylinders" are not lock cylinders; مفتاح وترباس is one thing. */
const isApart = ({ isJoined, folded }: ReadWord) => isJoined === true && !beginsWithAnd(folded);

/** A known word matches only itself, any other one also as the beginning of a word. */
function termOf(words: PlacedWord[], isTyping: boolean): Term {
  const phrase = phraseOf(words);
  const known = tradePhrase(phrase) ?? UNKNOWN;
  const isPurpose = words.some((word) => word.isPurpose);
  const isWord = /^\D/.test(phrase);
  // A word that is still being typed may become another one.
  const isKind = known.isKind && !isTyping && !isPurpose;
  return {
    text: words.map(({ folded }) => folded).join(" "),
    from: words.map(({ at }) => at),
    ...(words[0]?.isJoined && { isJoined: true }),
    ...(isKind && ofKind(words, phrase)),
    ...asTyped(words, phrase, known),
    whole: unique([phrase, ...known.others, ...words.flatMap(spellingsOf)]).map(wholeWord),
    begins: beginsOf(phrase, { isTyping, isUnknown: known === UNKNOWN && isWord }),
    facts: known.facts.map(wholeWord),
    isKind,
    weight: weightOf(known.isKind && !isPurpose, isWord && !words.some((word) => word.isUnknown)),
  };
}

function beginsOf(
  phrase: string,
  { isTyping, isUnknown }: { isTyping: boolean; isUnknown: boolean },
): string[] {
  const shortest = isTyping ? 1 : SHORTEST_BEGINNING;
  return (isTyping || isUnknown) && phrase.length >= shortest ? [`% ${phrase}%`] : [];
}

/** Fields that only kinds have. */
function ofKind(words: PlacedWord[], phrase: string): Pick<Term, "sisters" | "parts"> {
  const sisters = sisterPhrases(phrase).map(wholeWord);
  const parts = words.length > 1 ? words.map((word) => termOf([word], false)) : [];
  return {
    ...(sisters.length > 0 && { sisters }),
    parts: parts.filter(({ facts }) => facts.length > 0),
  };
}

const UNKNOWN: TradePhrase = { others: [], isKind: false, facts: [] };
const wholeWord = (text: string) => `% ${text} %`;

/** For a single word: its spelling with ث, otherwise its unstemmed form; and its number. */
function asTyped(
  words: PlacedWord[],
  phrase: string,
  { others }: TradePhrase,
): Pick<Term, "typed" | "measure"> {
  const [only] = words.length === 1 ? words : [];
  if (!only || only.measure) return { typed: undefined, measure: only?.measure };
  const written = [phrase, ...others].find(
    (one) => one.includes("ث") && spoken(one) === spoken(phrase),
  );
  const typed = written ?? (only.folded === phrase ? undefined : only.folded);
  return { typed: typed && wholeWord(typed), measure: undefined };
}

/** Egyptians say and write ت for ث: تريا is ثريا. */
const spoken = (word: string) => word.replaceAll("ث", "ت");

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

/** Whether words, each between spaces, match a term: what LIKE does with the patterns used here. */
export function hasTerm(words: string, { whole, begins, facts, or = [] }: Term): boolean {
  const isMet = [...whole, ...begins, ...facts].some((pattern) =>
    words.includes(pattern.slice(1, -1)),
  );
  return isMet || or.some((other) => hasTerm(words, other));
}

const unique = (texts: string[]) => [...new Set(texts)];
