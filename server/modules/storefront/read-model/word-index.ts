import { tradePhrasesOfWords } from "../text/trade-phrases.ts";
import { KnownWords } from "./known-words.ts";
import { grown, Postings } from "./postings.ts";

/** Where in a document a word stands; it always stands in all of its words. */
export const IN_NAME = 1;
export const IN_TITLE = 2;
/** The name begins with it. */
export const LEADS = 4;

const SEEN = 8;
const SPACE = 0x20;
/** Of a letter in UTF-8, by the way texts count them. */
const MOST_BYTES = 3;

/** Bits of what a word may begin or end: "cri 95" is one thing, and so is a phrase of the trade. */
const LETTERS = 1;
const DIGITS = 2;
const BEGINS_PHRASE = 4;
const LONGEST_PHRASE = 4;

/** As `storefront.document` has them. */
export interface DocumentWords {
  name: string;
  title: string;
  words: string;
}

/**
 * Which products have a word, and where. Phrases of the trade and letters with digits behind them ("cri 95") are kept
 * like words, since they are asked for as a whole.
 */
export class WordIndex {
  #known = new KnownWords();
  #kinds = new Uint8Array(1 << 10);
  #postings = new Postings();
  /** Words in the order of their letters; made when it is first asked for, and kept in order from then on. */
  #sorted: string[] | undefined;
  /** Of the document being added: its words, each once, and by word where it stands in it; 0: nowhere. */
  #seen: number[] = [];
  #places = new Uint8Array(1 << 10);
  /** Of the same: its bytes, and where each word ends. */
  #text = Buffer.alloc(1 << 12);
  #ends: number[] = [];

  get bytes(): number {
    return this.#postings.bytes + this.#known.bytes;
  }

  /** Words and phrases that some row has or had. */
  get size(): number {
    return this.#known.size;
  }

  add(row: number, document: DocumentWords): void {
    const names = lengthOf(document.name);
    const titles = names + lengthOf(document.title);
    this.#read(document.words);
    this.#seen.length = 0;
    let before = 0;
    for (let at = 0; at < this.#ends.length; at += 1) {
      const id = this.#idOf(at, 1);
      this.#see(id, at < titles ? placeOf(at, 1, names, titles) : 0);
      const kind = this.#kinds[id] ?? 0;
      if ((kind & DIGITS) !== 0 && (before & LETTERS) !== 0) {
        this.#see(this.#idOf(at - 1, 2), placeOf(at - 1, 2, names, titles));
      }
      if ((kind & BEGINS_PHRASE) !== 0) this.#seePhrases(at, names, titles);
      before = kind;
    }
    for (const id of this.#seen) {
      this.#postings.add(id, row, (this.#places[id] ?? 0) - SEEN);
      this.#places[id] = 0;
    }
  }

  /** Calls for each row that has the word or phrase. */
  each(phrase: string, visit: (row: number, flags: number) => void): void {
    const text = Buffer.from(phrase);
    const id = this.#known.find(text, 0, text.length);
    if (id >= 0) this.#postings.each(id, visit);
  }

  /** All words and phrases that begin so. */
  beginningWith(letters: string): string[] {
    const sorted = this.#inOrder();
    const found: string[] = [];
    for (let at = orderOf(sorted, letters); sorted[at]?.startsWith(letters); at += 1)
      found.push(sorted[at] ?? "");
    return found;
  }

  #inOrder(): string[] {
    this.#sorted ??= Array.from({ length: this.size }, (_, id) =>
      this.#known.textOf(id),
    ).toSorted();
    return this.#sorted;
  }

  /** Finds where the words of a text end: each has a space before it, and the text one at its end. */
  #read(words: string): void {
    const most = words.length * MOST_BYTES;
    if (most > this.#text.length) this.#text = Buffer.alloc(most);
    const length = this.#text.write(words);
    this.#ends.length = 0;
    for (let at = 1; at < length; at += 1) if (this.#text[at] === SPACE) this.#ends.push(at);
  }

  /** Of so many words from this place on. */
  #idOf(at: number, length: number): number {
    const from = at === 0 ? 1 : (this.#ends[at - 1] ?? 0) + 1;
    const to = this.#ends[at + length - 1] ?? 0;
    const known = this.#known.find(this.#text, from, to);
    return known >= 0 ? known : this.#learn(from, to);
  }

  #see(id: number, place: number): void {
    const known = this.#places[id] ?? 0;
    if (known === 0) this.#seen.push(id);
    this.#places[id] = known | SEEN | place;
  }

  #seePhrases(at: number, names: number, titles: number): void {
    const most = Math.min(LONGEST_PHRASE, this.#ends.length - at);
    const from = at === 0 ? 1 : (this.#ends[at - 1] ?? 0) + 1;
    for (let length = 2; length <= most; length += 1) {
      const to = this.#ends[at + length - 1] ?? 0;
      if (TRADE_PHRASES.find(this.#text, from, to) >= 0)
        this.#see(this.#idOf(at, length), placeOf(at, length, names, titles));
    }
  }

  #learn(from: number, to: number): number {
    const id = this.#known.learn(this.#text, from, to);
    if (id >= this.#kinds.length) {
      this.#kinds = grown(this.#kinds, id + 1);
      this.#places = grown(this.#places, id + 1);
    }
    const word = this.#known.textOf(id);
    this.#kinds[id] = kindOf(word);
    if (this.#sorted) this.#sorted.splice(orderOf(this.#sorted, word), 0, word);
    return id;
  }
}

/** Phrases of the trade, and the words that begin one. */
const TRADE_PHRASES = new KnownWords();
const FIRST_WORDS = new Set<string>();
for (const phrase of tradePhrasesOfWords()) {
  const text = Buffer.from(phrase);
  TRADE_PHRASES.learn(text, 0, text.length);
  FIRST_WORDS.add(phrase.split(" ", 1)[0] ?? "");
}

function placeOf(at: number, length: number, names: number, titles: number): number {
  const end = at + length;
  return (
    (end <= names ? IN_NAME : 0) |
    (at >= names && end <= titles ? IN_TITLE : 0) |
    (at === 0 && end <= names ? LEADS : 0)
  );
}

function kindOf(word: string): number {
  return (
    (/^[a-z]{2,}$/.test(word) ? LETTERS : 0) |
    (/^\d+$/.test(word) ? DIGITS : 0) |
    (FIRST_WORDS.has(word) ? BEGINS_PHRASE : 0)
  );
}

/** How many words stand in a text of a document: each has a space before it, and the text one at its end. */
function lengthOf(text: string): number {
  return text.trim() === "" ? 0 : text.split(" ").length - 2;
}

/** The first place whose word is not before this one. */
function orderOf(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
