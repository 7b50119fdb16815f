import { stem } from "./fold.ts";
import { arabicPattern } from "./latin-sounds.ts";
import { mayBeNear, mostCostOf, soundsOf, wordDistance } from "./nearest-word.ts";
import { isTradeWord, tradePhrase, tradeWordsAlone } from "./trade-phrases.ts";

const SHORTEST_BEGINNING = 3;
/** As the table keeps them. */
const SHORTEST_KEPT = 3;
/** What the trade says by itself is meant rather than in a phrase, and that rather than a word of some text. */
const LESS_MEANT_COST = 0.15;
const LATIN = /^[a-z]+$/;
const ARABIC = /^\p{Script=Arabic}+$/u;

/** All words that a search could mean: those of the documents and those of the trade. */
export class Vocabulary {
  /** Of documents, in the order of their letters. */
  #documents: readonly string[];
  #written: ReadonlySet<string>;
  #known: ReadonlySet<string>;
  /** By script, each with its sounds. */
  #words: Readonly<Record<"arabic" | "latin", ReadonlyMap<string, number>>>;

  constructor(documentWords: readonly string[]) {
    this.#documents = documentWords.toSorted();
    this.#written = new Set(documentWords);
    const all = new Set([...documentWords, ...tradeWordsAlone()]);
    this.#known = all;
    const withSounds = (script: RegExp) =>
      new Map([...all].filter((word) => script.test(word)).map((word) => [word, soundsOf(word)]));
    this.#words = { arabic: withSounds(ARABIC), latin: withSounds(LATIN) };
  }

  get size(): number {
    return this.#known.size;
  }

  knows(folded: string): boolean {
    return this.#known.has(folded) || this.#known.has(stem(folded));
  }

  /** Whether each word of a phrase stands in some document, as far as words are kept: numbers and short ones are not. */
  isWritten(phrase: string): boolean {
    return phrase
      .split(" ")
      .every((word) => this.#written.has(word) || word.length < SHORTEST_KEPT || /\d/.test(word));
  }

  /** Some word of a document begins so. */
  isBeginning(folded: string): boolean {
    if (folded.length < SHORTEST_BEGINNING) return false;
    return this.#documents[placeInOrder(this.#documents, folded)]?.startsWith(folded) ?? false;
  }

  /** The Arabic word that is written so in Latin letters: those of the trade first, then the longest. */
  inArabic(latin: string): string | undefined {
    const pattern = arabicPattern(latin);
    if (!pattern) return undefined;
    const found = [...this.#words.arabic.keys()].filter((word) => pattern.test(word));
    const [best] = found.toSorted((a, b) => meaningOf(b) - meaningOf(a) || b.length - a.length);
    // The feminine ending is a t before another word: okret bab.
    return best ?? (/[ae]t$/.test(latin) ? this.inArabic(latin.slice(0, -1)) : undefined);
  }

  /** The word that a slip of the finger or the ear turned into this one. */
  nearest(typed: string): string | undefined {
    const most = mostCostOf(typed.length);
    let best: string | undefined;
    let least = Infinity;
    const typedSounds = soundsOf(typed);
    for (const [word, sounds] of this.#words[ARABIC.test(typed) ? "arabic" : "latin"]) {
      if (!mayBeNear(typedSounds, sounds, most)) continue;
      const cost =
        wordDistance(typed, word, most) + (MOST_MEANT - meaningOf(word)) * LESS_MEANT_COST;
      if (cost >= least || word.length < SHORTEST_BEGINNING) continue;
      least = cost;
      best = word;
    }
    return best;
  }
}

const MOST_MEANT = 2;

/** A phrase of the trade by itself says more than a word of one, and that more than any other word. */
function meaningOf(word: string): number {
  if (tradePhrase(stem(word))) return MOST_MEANT;
  return isTradeWord(word) ? 1 : 0;
}

/** In words that are in order: the first place whose word is not before this one. */
function placeInOrder(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
