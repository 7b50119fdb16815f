import { stem } from "./fold.ts";
import { arabicPattern } from "./latin-sounds.ts";
import { mayBeNear, mostCostOf, soundsOf, wordDistance } from "./nearest-word.ts";
import { isTradeWord, tradePhrase, tradeWordsAlone } from "./trade-phrases.ts";

const SHORTEST_BEGINNING = 3;
/** As stored in the table. */
const SHORTEST_KEPT = 3;
/** Prefers whole trade phrases over words of one, and those over words of other texts. */
const LESS_MEANT_COST = 0.15;
const LATIN = /^[a-z]+$/;
const ARABIC = /^\p{Script=Arabic}+$/u;

/** All words that a search could mean: those of the documents and those of the trade. */
export class Vocabulary {
  /** Words of the documents, sorted. */
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

  /**
   * Whether each word of a phrase occurs in some document, as far as words are stored: numbers and
   * short ones are not.
   */
  isWritten(phrase: string): boolean {
    return phrase
      .split(" ")
      .every((word) => this.#written.has(word) || word.length < SHORTEST_KEPT || /\d/.test(word));
  }

  /** Whether a word in the documents begins with this. */
  isBeginning(folded: string): boolean {
    if (folded.length < SHORTEST_BEGINNING) return false;
    return this.#documents[placeInOrder(this.#documents, folded)]?.startsWith(folded) ?? false;
  }

  /** The Arabic word for this Latin transcription: trade words first, then the longest. */
  inArabic(latin: string): string | undefined {
    const pattern = arabicPattern(latin);
    if (!pattern) return undefined;
    const found = [...this.#words.arabic.keys()].filter((word) => pattern.test(word));
    const [best] = found.toSorted((a, b) => meaningOf(b) - meaningOf(a) || b.length - a.length);
    // The feminine ending becomes a t before another word: okret bab.
    return best ?? (/[ae]t$/.test(latin) ? this.inArabic(latin.slice(0, -1)) : undefined);
  }

  /** The known word that this is most likely a typo of. */
  nearest(typed: string): string | undefined {
    const most = mostCostOf(typed.length);
    let best: string | undefined;
    let least = Infinity;
    const typedSounds = soundsOf(typed);
    for (const [word, sounds] of this.#words[ARABIC.test(typed) ? "arabic" : "latin"]) {
      if (word.length < SHORTEST_BEGINNING || !mayBeNear(typedSounds, sounds, most)) continue;
      // No meaning makes up for a word that is further away than the best one so far.
      const distance = wordDistance(typed, word, Math.min(most, least));
      if (distance >= least) continue;
      const cost = distance + (MOST_MEANT - meaningOf(word)) * LESS_MEANT_COST;
      if (cost >= least) continue;
      least = cost;
      best = word;
    }
    return best;
  }
}

const MOST_MEANT = 2;

/** A trade phrase of its own ranks highest, then a word of one, then any other word. */
function meaningOf(word: string): number {
  if (tradePhrase(stem(word))) return MOST_MEANT;
  return isTradeWord(word) ? 1 : 0;
}

/** In a sorted list: the first index whose word is not before this one. */
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
