import { tradePhrasesOfWords } from "../text/trade-phrases.ts";
import { Postings } from "./postings.ts";

/** Where in a document a word stands; it always stands in all of its words. */
export const IN_NAME = 1;
export const IN_TITLE = 2;
/** The name begins with it. */
export const LEADS = 4;

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
  #kinds: number[] = [];
  #postings = new Postings();
  /** In the order of their letters; made when it is first asked for, and kept in order from then on. */
  #sorted: string[] | undefined;
  /** Of the document being added: its words, each once, with their flags. */
  #seen = new Map<number, number>();

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
    this.#seen.clear();
    const ids = words.map((word, at) => this.#see(word, at, 1, names, titles));
    ids.forEach((id, at) => this.#seePhrases(words, { id, next: ids[at + 1], at, names, titles }));
    for (const [id, flags] of this.#seen) this.#postings.add(id, row, flags);
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
    for (let at = placeOf(sorted, letters); sorted[at]?.startsWith(letters); at += 1)
      found.push(sorted[at] ?? "");
    return found;
  }

  #inOrder(): string[] {
    this.#sorted ??= this.#words.toSorted();
    return this.#sorted;
  }

  #see(word: string, at: number, length: number, names: number, titles: number): number {
    const id = this.#idOf(word);
    const end = at + length;
    const place =
      (end <= names ? IN_NAME : 0) |
      (at >= names && end <= titles ? IN_TITLE : 0) |
      (at === 0 && names > 0 ? LEADS : 0);
    this.#seen.set(id, (this.#seen.get(id) ?? 0) | place);
    return id;
  }

  #seePhrases(
    words: string[],
    place: { id: number; next: number | undefined; at: number; names: number; titles: number },
  ): void {
    const { id, next, at, names, titles } = place;
    const kind = this.#kinds[id] ?? 0;
    if (kind === 0 || next === undefined) return;
    const isCode = (kind & LETTERS) !== 0 && ((this.#kinds[next] ?? 0) & DIGITS) !== 0;
    const pair = `${words[at]} ${words[at + 1]}`;
    if (isCode) this.#see(pair, at, 2, names, titles);
    if ((kind & BEGINS_PHRASE) === 0) return;
    const phrases = tradePhrasesOfWords().get(words[at] ?? "");
    for (let length = 2; length <= LONGEST_PHRASE && at + length <= words.length; length += 1) {
      const phrase = words.slice(at, at + length).join(" ");
      if (phrases?.has(phrase)) this.#see(phrase, at, length, names, titles);
    }
  }

  #idOf(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    // A part of a text keeps all of that text in memory; a copy does not.
    const word = Buffer.from(text).toString();
    const id = this.#words.length;
    this.#ids.set(word, id);
    this.#words.push(word);
    this.#kinds.push(kindOf(word));
    if (this.#sorted) this.#sorted.splice(placeOf(this.#sorted, word), 0, word);
    return id;
  }
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
function placeOf(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
