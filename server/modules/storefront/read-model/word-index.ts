import { tradePhrasesOfWords } from "../text/trade-phrases.ts";
import { KnownWords } from "./known-words.ts";
import { grown, type KeptPostings, Postings } from "./postings.ts";
import { WordOrder } from "./word-order.ts";
import { type KeptReader, WordReader } from "./word-reader.ts";

/** Where in a document a word stands; it always stands in all of its words. */
export const IN_NAME = 1;
export const IN_TITLE = 2;
/** The name begins with it. */
export const LEADS = 4;

const SEEN = 8;

/** Bits of what a word may begin or end: "cri 95" is one thing, and so is a phrase of the trade. */
const LETTERS = 1;
const DIGITS = 2;
const BEGINS_PHRASE = 4;
const LONGEST_PHRASE = 4;

/** As `storefront.document` has them: those of the name first, then those of brand and category. */
export interface DocumentWords {
  words: string;
  nameWords: number;
  titleWords: number;
}

export interface KeptIndex {
  reader: KeptReader;
  postings: KeptPostings;
  kinds: Uint8Array;
  order: Uint32Array;
}

/**
 * Which products have a word, and where. Phrases of the trade and letters with digits behind them ("cri 95") are kept
 * like words, since they are asked for as a whole.
 */
export class WordIndex {
  #reader: WordReader;
  #kinds: Uint8Array;
  #postings: Postings;
  #order: WordOrder;
  /** Of the document being added: its words, each once, and by word where it stands in it; 0: nowhere. */
  #seen: number[] = [];
  #places: Uint8Array;

  constructor(kept?: KeptIndex) {
    this.#reader = new WordReader((...learnt) => this.#learn(...learnt), kept?.reader);
    this.#kinds = kept?.kinds ?? new Uint8Array(1 << 10);
    this.#places = new Uint8Array(this.#kinds.length);
    this.#postings = new Postings(kept?.postings);
    this.#order = new WordOrder(this.#reader.known, kept?.order);
  }

  /** What another one is made of that is the same. */
  get kept(): KeptIndex {
    return {
      reader: this.#reader.kept,
      postings: this.#postings.kept,
      kinds: this.#kinds,
      order: this.#order.ids,
    };
  }

  /** Words and phrases that some row has or had. */
  get size(): number {
    return this.#reader.known.size;
  }

  add(row: number, document: DocumentWords): void {
    const names = document.nameWords;
    const titles = names + document.titleWords;
    const count = this.#reader.read(document.words);
    this.#seen.length = 0;
    let before = 0;
    let id = 0;
    for (let at = 0; at < count; at += 1) {
      id = this.#reader.idAfter(id, at);
      this.#see(id, at < titles ? placeOf(at, 1, names, titles) : 0);
      const kind = this.#kinds[id] ?? 0;
      if ((kind & DIGITS) !== 0 && (before & LETTERS) !== 0) {
        this.#see(this.#reader.idOf(at - 1, 2), placeOf(at - 1, 2, names, titles));
      }
      if ((kind & BEGINS_PHRASE) !== 0) this.#seePhrases(at, count, { names, titles });
      before = kind;
    }
    for (const seen of this.#seen) {
      this.#postings.add(seen, row, (this.#places[seen] ?? 0) - SEEN);
      this.#places[seen] = 0;
    }
  }

  /** Calls for each row that has the word or phrase. */
  each(phrase: string, visit: (row: number, flags: number) => void): void {
    const text = Buffer.from(phrase);
    const id = this.#reader.known.find(text, 0, text.length);
    if (id >= 0) this.#postings.each(id, visit);
  }

  /** Sets bits of the rows that have a word or phrase. @param bits by where it stands */
  mark(phrase: string, column: Uint16Array, bits: Uint16Array): void {
    const text = Buffer.from(phrase);
    const id = this.#reader.known.find(text, 0, text.length);
    if (id >= 0) this.#postings.mark(id, column, bits);
  }

  /** Sets bits of the rows that have any word or phrase which begins so. */
  markBeginning(letters: string, column: Uint16Array, bits: Uint16Array): void {
    this.#order.eachBeginning(letters, (id) => this.#postings.mark(id, column, bits));
  }

  /** Takes a moment where there are many: better before somebody asks what begins so. */
  putInOrder(): void {
    void this.#order.ids;
  }

  #see(id: number, place: number): void {
    const known = this.#places[id] ?? 0;
    if (known === 0) this.#seen.push(id);
    this.#places[id] = known | SEEN | place;
  }

  #seePhrases(
    at: number,
    count: number,
    { names, titles }: { names: number; titles: number },
  ): void {
    const most = Math.min(LONGEST_PHRASE, count - at);
    for (let length = 2; length <= most; length += 1) {
      if (this.#reader.isIn(TRADE_PHRASES, at, length))
        this.#see(this.#reader.idOf(at, length), placeOf(at, length, names, titles));
    }
  }

  #learn(id: number, text: Buffer, from: number, to: number): void {
    if (id >= this.#kinds.length) {
      this.#kinds = grown(this.#kinds, id + 1);
      this.#places = grown(this.#places, id + 1);
    }
    this.#kinds[id] = kindOf(text, from, to);
  }
}

/** Phrases of the trade, and the words that begin one. */
const TRADE_PHRASES = new KnownWords();
const FIRST_WORDS = new KnownWords();
for (const phrase of tradePhrasesOfWords()) {
  const text = Buffer.from(phrase);
  const first = text.indexOf(" ");
  TRADE_PHRASES.learn(text, 0, text.length);
  if (FIRST_WORDS.find(text, 0, first) < 0) FIRST_WORDS.learn(text, 0, first);
}

function placeOf(at: number, length: number, names: number, titles: number): number {
  const end = at + length;
  return (
    (end <= names ? IN_NAME : 0) |
    (at >= names && end <= titles ? IN_TITLE : 0) |
    (at === 0 && end <= names ? LEADS : 0)
  );
}

function kindOf(text: Buffer, from: number, to: number): number {
  let kinds = to - from > 1 ? LETTERS | DIGITS : DIGITS;
  for (let at = from; at < to; at += 1) kinds &= kindOfByte(text[at] ?? 0);
  return FIRST_WORDS.find(text, from, to) < 0 ? kinds : kinds | BEGINS_PHRASE;
}

function kindOfByte(byte: number): number {
  if (byte >= 0x61 && byte <= 0x7a) return LETTERS;
  return byte >= 0x30 && byte <= 0x39 ? DIGITS : 0;
}
