import { grown } from "./postings.ts";

const SPARE = 2;
const SPREAD = 0x01000193;

/** Words with numbers, by their bytes: to find one of half a million, no text has to be made of it first. */
export class KnownWords {
  #bytes = Buffer.alloc(1 << 12);
  /** Where each word begins; it ends where the next one does. */
  #starts = new Uint32Array(1 << 10);
  /** Numbers from 1, at the place that a word's bytes lead to or the next free one. */
  #table = new Uint32Array(1 << 11);
  size = 0;

  get bytes(): number {
    return this.#bytes.length + this.#starts.byteLength + this.#table.byteLength;
  }

  textOf(id: number): string {
    return this.#bytes.toString("utf8", this.#starts[id], this.#starts[id + 1]);
  }

  /** The number of a word in a text, from 0; -1: it is not known. */
  find(text: Buffer, from: number, to: number): number {
    return (this.#table[this.#placeOf(text, from, to)] ?? 0) - 1;
  }

  /** Gives a number to a word that is not known. */
  learn(text: Buffer, from: number, to: number): number {
    const id = this.size;
    this.size += 1;
    if (this.size * SPARE > this.#table.length) this.#spread();
    this.#table[this.#placeOf(text, from, to)] = id + 1;
    const start = this.#starts[id] ?? 0;
    const end = start + to - from;
    if (id + 1 >= this.#starts.length) this.#starts = grown(this.#starts, id + 2);
    if (end > this.#bytes.length) {
      this.#bytes = Buffer.concat(
        [this.#bytes, Buffer.alloc(this.#bytes.length)],
        Math.max(end, 2 * this.#bytes.length),
      );
    }
    text.copy(this.#bytes, start, from, to);
    this.#starts[id + 1] = end;
    return id;
  }

  #placeOf(text: Buffer, from: number, to: number): number {
    const mask = this.#table.length - 1;
    let place = hashOf(text, from, to) & mask;
    for (;;) {
      const known = this.#table[place] ?? 0;
      if (known === 0 || this.is(known - 1, text, from, to)) return place;
      place = (place + 1) & mask;
    }
  }

  is(id: number, text: Buffer, from: number, to: number): boolean {
    const start = this.#starts[id] ?? 0;
    if ((this.#starts[id + 1] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) {
      if (text[at] !== this.#bytes[start + at - from]) return false;
    }
    return true;
  }

  #spread(): void {
    const { length } = this.#table;
    this.#table = new Uint32Array(length * 2);
    const mask = this.#table.length - 1;
    for (let id = 0; id < this.size - 1; id += 1) {
      let place = hashOf(this.#bytes, this.#starts[id] ?? 0, this.#starts[id + 1] ?? 0) & mask;
      while (this.#table[place] !== 0) place = (place + 1) & mask;
      this.#table[place] = id + 1;
    }
  }
}

function hashOf(text: Buffer, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (text[at] ?? 0), SPREAD);
  return (hash ^ (hash >>> 15)) >>> 0;
}
