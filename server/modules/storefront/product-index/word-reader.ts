import { grown } from "./columns.ts";
import { type PersistedWords, KnownWords } from "./known-words.ts";

const SPACE = 0x20;
/** Of a letter in UTF-8, by the way texts count them. */
const MAX_BYTES = 3;

/** Called for each word that is read for the first time. */
type Learn = (id: number, text: Buffer, from: number, to: number) => void;

export interface PersistedReader {
  known: PersistedWords;
  followers: Uint32Array;
}

/** Reads the words of one text after the other as numbers. Each word has a space before it, and the text one at its end. */
export class WordReader {
  known: KnownWords;
  #learn: Learn;
  #text = Buffer.alloc(1 << 12);
  /** Where each word of the text ends. */
  #ends = new Uint32Array(1 << 8);
  /** By word, the number of the word that stood behind it last time, from 1. */
  #followers: Uint32Array;

  constructor(learn: Learn, persisted?: PersistedReader) {
    this.#learn = learn;
    this.known = new KnownWords(persisted?.known);
    this.#followers = persisted?.followers ?? new Uint32Array(1 << 10);
  }

  /** From which another one is made that is the same. */
  get persisted(): PersistedReader {
    return { known: this.known.persisted, followers: this.#followers.subarray(0, this.known.size) };
  }

  /** @returns how many words it has */
  read(text: string): number {
    const most = text.length * MAX_BYTES;
    if (most > this.#text.length) this.#text = Buffer.alloc(most);
    const bytes = this.#text;
    const length = bytes.write(text);
    let ends = this.#ends;
    let count = 0;
    for (let at = 1; at < length; at += 1) {
      if (bytes[at] !== SPACE) continue;
      if (count === ends.length) ends = this.#ends = grown(ends, count + 1);
      ends[count] = at;
      count += 1;
    }
    return count;
  }

  /** The word at a position, after another one: usually the same as last time, without a look-up. */
  idAfter(before: number, at: number): number {
    const expected = (this.#followers[before] ?? 0) - 1;
    const isExpected =
      expected >= 0 && this.known.is(expected, this.#text, this.#startOf(at), this.#ends[at] ?? 0);
    if (isExpected) return expected;
    const id = this.idOf(at, 1);
    this.#followers[before] = id + 1;
    return id;
  }

  /** Several words from a position on, as one. */
  idOf(at: number, length: number): number {
    const from = this.#startOf(at);
    const to = this.#ends[at + length - 1] ?? 0;
    const known = this.known.find(this.#text, from, to);
    if (known >= 0) return known;
    const id = this.known.learn(this.#text, from, to);
    if (id >= this.#followers.length) this.#followers = grown(this.#followers, id + 1);
    this.#learn(id, this.#text, from, to);
    return id;
  }

  /** Whether several words from a position on are one of those. */
  isIn(others: KnownWords, at: number, length: number): boolean {
    return others.find(this.#text, this.#startOf(at), this.#ends[at + length - 1] ?? 0) >= 0;
  }

  #startOf(at: number): number {
    return at === 0 ? 1 : (this.#ends[at - 1] ?? 0) + 1;
  }
}
