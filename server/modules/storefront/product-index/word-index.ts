import { grown } from "./columns.ts";
import { KnownWords } from "./known-words.ts";
import { type PersistedPostings, Postings } from "./postings.ts";
import { WordOrder } from "./word-order.ts";
import { type PersistedReader, WordReader } from "./word-reader.ts";

/** The fields of a document in which a word is, beside the whole document. */
export const IN_NAME = 1;
export const IN_TITLE = 2;
/** The name begins with it. */
export const LEADS = 4;

const SEEN = 8;

/** Bits of what a word may begin or end: "cri 95" is one thing, and so is a phrase. */
const LETTERS = 1;
const DIGITS = 2;
const BEGINS_PHRASE = 4;
const MAX_PHRASE = 4;

/** As `storefront.document` has them: those of the name first, then those of brand and category. */
export interface DocumentWords {
  words: string;
  nameWords: number;
  titleWords: number;
}

export interface PersistedWordIndex {
  reader: PersistedReader;
  postings: PersistedPostings;
  kinds: Uint8Array;
  order: Uint32Array;
}

/** Phrases that are searched for as a whole, and the words that begin one. */
interface Phrases {
  all: KnownWords;
  firstWords: KnownWords;
}

/**
 * Which products have a word, and where. Phrases and letters with digits behind them ("cri 95") are
 * indexed like words, since they are searched for as a whole.
 */
export class WordIndex {
  #reader: WordReader;
  #kinds: Uint8Array;
  #postings: Postings;
  #order: WordOrder;
  #phrases: Phrases;
  /** Of the document being added: its words, each once, and the fields of each word; 0: not in it. */
  #seen: number[] = [];
  #places: Uint8Array;

  /** @param phrases of several words */
  constructor(phrases: readonly string[], persisted?: PersistedWordIndex) {
    this.#phrases = phrasesOf(phrases);
    this.#reader = new WordReader((...learnt) => this.#learn(...learnt), persisted?.reader);
    this.#kinds = persisted?.kinds ?? new Uint8Array(1 << 10);
    this.#places = new Uint8Array(this.#kinds.length);
    this.#postings = new Postings(persisted?.postings);
    this.#order = new WordOrder(this.#reader.known, persisted?.order);
  }

  /** From which another one is made that is the same. */
  get persisted(): PersistedWordIndex {
    return {
      reader: this.#reader.persisted,
      postings: this.#postings.persisted,
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

  /** Sets bits of the rows that have a word or phrase. @param bits by fields */
  mark(phrase: string, column: Uint16Array, bits: Uint16Array): void {
    const text = Buffer.from(phrase);
    const id = this.#reader.known.find(text, 0, text.length);
    if (id >= 0) this.#postings.mark(id, column, bits);
  }

  /** Sets bits of the rows that have any word or phrase which begins so. */
  markBeginning(letters: string, column: Uint16Array, bits: Uint16Array): void {
    this.#order.eachBeginning(letters, (id) => this.#postings.mark(id, column, bits));
  }

  /** Sorts the words, which otherwise the first search by a beginning does. */
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
    const most = Math.min(MAX_PHRASE, count - at);
    for (let length = 2; length <= most; length += 1) {
      if (this.#reader.isIn(this.#phrases.all, at, length))
        this.#see(this.#reader.idOf(at, length), placeOf(at, length, names, titles));
    }
  }

  #learn(id: number, text: Buffer, from: number, to: number): void {
    if (id >= this.#kinds.length) {
      this.#kinds = grown(this.#kinds, id + 1);
      this.#places = grown(this.#places, id + 1);
    }
    const beginsPhrase = this.#phrases.firstWords.find(text, from, to) >= 0;
    this.#kinds[id] = kindOf(text, from, to) | (beginsPhrase ? BEGINS_PHRASE : 0);
  }
}

function phrasesOf(phrases: readonly string[]): Phrases {
  const [all, firstWords] = [new KnownWords(), new KnownWords()];
  for (const phrase of phrases) {
    const text = Buffer.from(phrase);
    const first = text.indexOf(" ");
    all.learn(text, 0, text.length);
    if (firstWords.find(text, 0, first) < 0) firstWords.learn(text, 0, first);
  }
  return { all, firstWords };
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
  return kinds;
}

function kindOfByte(byte: number): number {
  if (byte >= 0x61 && byte <= 0x7a) return LETTERS;
  return byte >= 0x30 && byte <= 0x39 ? DIGITS : 0;
}
