import { STOP_WORDS, SYNONYMS } from "./synonyms.ts";
import { queryWords, type Word } from "./words.ts";

/** One thing the customer asks for: a document has it when it has any of the patterns. */
export interface Term {
  /** Patterns for LIKE over a document's words. */
  patterns: string[];
  /** It says what is looked for: it has to stand in the name, brand or category. */
  isKind: boolean;
  /** What the term counts where not all of them are met: words say more than numbers. */
  weight: number;
  /** The word as a starting point for guessing what was meant; absent where guessing makes no sense. */
  guess: string | undefined;
}

/** Shorter words must be met whole: they begin too many others. */
const SHORTEST_BEGINNING = 3;
const WORD_WEIGHT = 2;
const NUMBER_WEIGHT = 1;
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
    const found = synonymsAt(words, at);
    const isLast = at + found.length >= words.length;
    terms.push(termOf(found, (options.isTyping ?? false) && isLast));
    at += found.length;
  }
  return terms;
}

/** Whether words, each between spaces, have a term: what LIKE does with the only patterns there are. */
export function hasTerm(words: string, { patterns }: Term): boolean {
  return patterns.some((pattern) => words.includes(pattern.slice(1, -1)));
}

/** A word without its vowels: what people agree on when they disagree on spelling. */
export function skeleton(word: string): string {
  return word.replace(VOWELS, "");
}

interface Phrases {
  /** The first is what was typed, the others mean the same. */
  phrases: string[];
  isKind: boolean;
  /** Words of the query that it takes. */
  length: number;
}

/** The longest run of words from here that has synonyms, otherwise the word itself. */
function synonymsAt(words: Word[], at: number): Phrases {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const phrase = words
      .slice(at, at + length)
      .map((word) => word.text)
      .join(" ");
    const known = BY_PHRASE.get(phrase);
    if (known) return { ...known, phrases: [phrase, ...known.phrases], length };
  }
  return { phrases: [words[at]?.text ?? ""], isKind: false, length: 1 };
}

/** A word that is known means itself alone, any other one also what it begins. */
function termOf({ phrases, isKind }: Phrases, isTyping: boolean): Term {
  const [typed = "", ...synonyms] = phrases;
  const isKnown = synonyms.length > 0;
  const isWord = /^\D/.test(typed);
  const isPlainWord = !isKnown && /^\D+$/.test(typed);
  return {
    patterns: [
      patternOf(typed, shortestBeginning(isKnown || !isWord, isTyping)),
      ...synonyms.map((phrase) => patternOf(phrase, Infinity)),
    ],
    // While a word is still being typed, it may yet become another one.
    isKind: isKind && !isTyping,
    weight: isWord ? WORD_WEIGHT : NUMBER_WEIGHT,
    guess: isPlainWord && typed.length >= SHORTEST_BEGINNING ? typed : undefined,
  };
}

function shortestBeginning(isWhole: boolean, isTyping: boolean): number {
  if (isTyping) return 1;
  return isWhole ? Infinity : SHORTEST_BEGINNING;
}

/** Phrases of this length are met from their beginning, shorter ones as a whole. */
function patternOf(phrase: string, shortest: number): string {
  return phrase.length < shortest ? `% ${phrase} %` : `% ${phrase}%`;
}

/** Phrases by each phrase of their group, all folded and stemmed as queries are. */
const BY_PHRASE = new Map<string, { phrases: string[]; isKind: boolean }>();
for (const group of SYNONYMS) {
  const phrases = group.phrases.map((phrase) =>
    queryWords(phrase)
      .map((word) => word.text)
      .join(" "),
  );
  for (const phrase of phrases) {
    const known = BY_PHRASE.get(phrase) ?? { phrases: [], isKind: group.isKind };
    const others = [...known.phrases, ...phrases].filter((other) => other !== phrase);
    BY_PHRASE.set(phrase, { ...known, phrases: [...new Set(others)] });
  }
}
