import { tradePhrasesOfWords } from "../text/trade-phrases.ts";
import { grown, Postings } from "./postings.ts";

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
  #ids = new Map<string, number>();
  #words: string[] = [];
  #kinds = new Uint8Array(1 << 10);
  #postings = new Postings();
  /** In the order of their letters; made when it is first asked for, and kept in order from then on. */
  #sorted: string[] | undefined;
  /** Of the document being added: its words, each once, and by word where it stands in it; 0: nowhere. */
  #seen: number[] = [];
  #places = new Uint8Array(1 << 10);

  get bytes(): number {
    return this.#postings.bytes;
  }

  /** All words, each with at least one row that has or had it. */
  get words(): readonly string[] {
    return this.#words;
  }

  add(row: number, document: DocumentWords): void {
    const names = lengthOf(document.name);
    const titles = names + lengthOf(document.title);
    const words = document.words.slice(1, -1).split(" ");
    const parts = { words, names, titles };
    this.#seen.length = 0;
    let before = 0;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? "";
      const id = this.#ids.get(word) ?? this.#learn(word);
      this.#see(id, at < titles ? placeOf(parts, at, 1) : 0);
      const kind = this.#kinds[id] ?? 0;
      if ((kind & DIGITS) !== 0 && (before & LETTERS) !== 0) this.#seePhrase(parts, at - 1, 2);
      if ((kind & BEGINS_PHRASE) !== 0) this.#seePhrases(parts, at);
      before = kind;
    }
    for (const id of this.#seen) {
      this.#postings.add(id, row, (this.#places[id] ?? 0) - SEEN);
      this.#places[id] = 0;
    }
  }

  /** Calls for each row that has the word or phrase. */
  each(phrase: string, visit: (row: number, flags: number) => void): void {
    const id = this.#ids.get(phrase);
    if (id !== undefined) this.#postings.each(id, visit);
  }

  count(phrase: string): number {
    const id = this.#ids.get(phrase);
    return id === undefined ? 0 : this.#postings.count(id);
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
    this.#sorted ??= this.#words.toSorted();
    return this.#sorted;
  }

  #see(id: number, place: number): void {
    const known = this.#places[id] ?? 0;
    if (known === 0) this.#seen.push(id);
    this.#places[id] = known | SEEN | place;
  }

  #seePhrase(parts: Parts, at: number, length: number): void {
    const phrase = parts.words.slice(at, at + length).join(" ");
    const id = this.#ids.get(phrase) ?? this.#learn(phrase);
    this.#see(id, placeOf(parts, at, length));
  }

  #seePhrases(parts: Parts, at: number): void {
    const { words } = parts;
    const phrases = tradePhrasesOfWords().get(words[at] ?? "");
    for (let length = 2; length <= LONGEST_PHRASE && at + length <= words.length; length += 1) {
      if (phrases?.has(words.slice(at, at + length).join(" "))) this.#seePhrase(parts, at, length);
    }
  }

  #learn(text: string): number {
    // A part of a text keeps all of that text in memory; a copy does not.
    const word = Buffer.from(text).toString();
    const id = this.#words.length;
    this.#ids.set(word, id);
    this.#words.push(word);
    if (id >= this.#kinds.length) {
      this.#kinds = grown(this.#kinds, id + 1);
      this.#places = grown(this.#places, id + 1);
    }
    this.#kinds[id] = kindOf(word);
    if (this.#sorted) this.#sorted.splice(orderOf(this.#sorted, word), 0, word);
    return id;
  }
}

/** A document's words, and where its name and title end. */
interface Parts {
  words: string[];
  names: number;
  titles: number;
}

function placeOf({ names, titles }: Parts, at: number, length: number): number {
  const end = at + length;
  return (
    (end <= names ? IN_NAME : 0) |
    (at >= names && end <= titles ? IN_TITLE : 0) |
    (at === 0 && names > 0 ? LEADS : 0)
  );
}

function kindOf(word: string): number {
  return (
    (/^[a-z]{2,}$/.test(word) ? LETTERS : 0) |
    (/^\d+$/.test(word) ? DIGITS : 0) |
    (tradePhrasesOfWords().has(word) ? BEGINS_PHRASE : 0)
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
