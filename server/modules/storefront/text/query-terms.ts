import { STOP_WORDS, SYNONYMS } from "./synonyms.ts";
import { queryWords, type Word } from "./words.ts";

/** One thing the customer asks for: a document has it when it has any of the patterns. */
export interface Term {
  /** Patterns for LIKE over a document's words. */
  patterns: string[];
  /** The word as a starting point for guessing what was meant; absent where guessing makes no sense. */
  guess: string | undefined;
}

/** Shorter words must be met whole: they begin too many others. Nobody typed the synonyms: they have to fit better. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_SYNONYM = 5;
const LONGEST_PHRASE = 3;
const MAX_TERMS = 12;
/** As the column `skeleton` of storefront.word leaves them out. */
const VOWELS = /[اويaeiou]/g;

/** What a query asks for, term by term: all of them must be met. */
export function queryTerms(text: string, options: { isTyping?: boolean } = {}): Term[] {
  const all = queryWords(text);
  const meaningful = all.filter((word) => !STOP_WORDS.has(word.folded));
  const words = meaningful.length > 0 ? meaningful : all;
  const terms: Term[] = [];
  for (let at = 0; at < words.length && terms.length < MAX_TERMS;) {
    const { phrases, length } = synonymsAt(words, at);
    const isLast = at + length >= words.length;
    terms.push(termOf(phrases, (options.isTyping ?? false) && isLast));
    at += length;
  }
  return terms;
}

/** A word without its vowels: what people agree on when they disagree on spelling. */
export function skeleton(word: string): string {
  return word.replace(VOWELS, "");
}

/** The longest run of words from here that has synonyms, otherwise the word itself. */
function synonymsAt(words: Word[], at: number): { phrases: string[]; length: number } {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const phrase = words
      .slice(at, at + length)
      .map((word) => word.text)
      .join(" ");
    const known = BY_PHRASE.get(phrase);
    if (known) return { phrases: [...known], length };
  }
  return { phrases: [words[at]?.text ?? ""], length: 1 };
}

/** The first phrase is what was typed, the others mean the same. */
function termOf([typed = "", ...synonyms]: string[], isTyping: boolean): Term {
  const shortest = isTyping ? 1 : SHORTEST_BEGINNING;
  const isPlainWord = synonyms.length === 0 && /^\D+$/.test(typed);
  return {
    patterns: [
      patternOf(typed, isTyping || !/^\d/.test(typed) ? shortest : Infinity),
      ...synonyms.map((phrase) => patternOf(phrase, SHORTEST_SYNONYM)),
    ],
    guess: isPlainWord && typed.length >= SHORTEST_BEGINNING ? typed : undefined,
  };
}

/** Phrases of this length are met from their beginning, shorter ones as a whole. */
function patternOf(phrase: string, shortest: number): string {
  return phrase.length < shortest ? `% ${phrase} %` : `% ${phrase}%`;
}

/** Phrases by each phrase of their group, all folded and stemmed as queries are. */
const BY_PHRASE = new Map<string, Set<string>>();
for (const group of SYNONYMS) {
  const phrases = group.map((phrase) =>
    queryWords(phrase)
      .map((word) => word.text)
      .join(" "),
  );
  for (const phrase of phrases) {
    const known = BY_PHRASE.get(phrase) ?? new Set([phrase]);
    for (const other of phrases) known.add(other);
    BY_PHRASE.set(phrase, known);
  }
}
