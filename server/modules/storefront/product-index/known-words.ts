import { grown } from "./columns.ts";

const SPARE = 2;
const SPREAD = 0x01000193;

export interface PersistedWords {
  size: number;
  bytes: Uint8Array;
  starts: Uint32Array;
  table: Uint32Array;
}

/** Numbers words by their bytes, so that finding one of half a million creates no strings. */
export class KnownWords {
  size: number;
  #bytes: Uint8Array;
  /** Where each word begins; it ends where the next one does. */
  #starts: Uint32Array;
  /** Numbers from 1, at the slot of a word's hash or the next free one. */
  #table: Uint32Array;

  constructor(persisted?: PersistedWords) {
    this.size = persisted?.size ?? 0;
    this.#bytes = persisted?.bytes ?? new Uint8Array(1 << 12);
    this.#starts = persisted?.starts ?? new Uint32Array(1 << 10);
    this.#table = persisted?.table ?? new Uint32Array(1 << 11);
  }

  /** From which another one is made that is the same. */
  get persisted(): PersistedWords {
    const end = this.#starts[this.size] ?? 0;
    return {
      size: this.size,
      bytes: this.#bytes.subarray(0, end),
      starts: this.#starts.subarray(0, this.size + 1),
      table: this.#table,
    };
  }

  textOf(id: number): string {
    const { buffer, byteOffset, length } = this.bytesOf(id);
    return Buffer.from(buffer, byteOffset, length).toString();
  }

  bytesOf(id: number): Uint8Array {
    return this.#bytes.subarray(this.#starts[id], this.#starts[id + 1]);
  }

  /** -1: the word has ended before. */
  byteAt(id: number, depth: number): number {
    const at = (this.#starts[id] ?? 0) + depth;
    return at < (this.#starts[id + 1] ?? 0) ? (this.#bytes[at] ?? -1) : -1;
  }

  /** Below 0: the word comes before these bytes. @param depth how many bytes are known to be equal */
  compare(id: number, text: Uint8Array, depth = 0): number {
    const start = this.#starts[id] ?? 0;
    const length = (this.#starts[id + 1] ?? 0) - start;
    const most = Math.min(length, text.length);
    for (let at = depth; at < most; at += 1) {
      const difference = (this.#bytes[start + at] ?? 0) - (text[at] ?? 0);
      if (difference !== 0) return difference;
    }
    return length - text.length;
  }

  beginsWith(id: number, text: Uint8Array): boolean {
    const start = this.#starts[id] ?? 0;
    if ((this.#starts[id + 1] ?? 0) - start < text.length) return false;
    for (let at = 0; at < text.length; at += 1) {
      if (this.#bytes[start + at] !== text[at]) return false;
    }
    return true;
  }

  /** The number of a word in a text, from 0; -1: it is not known. */
  find(text: Buffer, from: number, to: number): number {
    return (this.#table[this.#slotOf(text, from, to)] ?? 0) - 1;
  }

  /** Gives a number to a word that is not known. */
  learn(text: Buffer, from: number, to: number): number {
    const id = this.size;
    this.size += 1;
    if (this.size * SPARE > this.#table.length) this.#spread();
    this.#table[this.#slotOf(text, from, to)] = id + 1;
    const start = this.#starts[id] ?? 0;
    const end = start + to - from;
    if (id + 1 >= this.#starts.length) this.#starts = grown(this.#starts, id + 2);
    if (end > this.#bytes.length) this.#bytes = grown(this.#bytes, end);
    text.copy(this.#bytes, start, from, to);
    this.#starts[id + 1] = end;
    return id;
  }

  #slotOf(text: Buffer, from: number, to: number): number {
    const table = this.#table;
    const mask = table.length - 1;
    let slot = hashOf(text, from, to) & mask;
    for (;;) {
      const known = table[slot] ?? 0;
      if (known === 0 || this.is(known - 1, text, from, to)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  is(id: number, text: Buffer, from: number, to: number): boolean {
    const starts = this.#starts;
    const start = starts[id] ?? 0;
    const length = to - from;
    if ((starts[id + 1] ?? 0) - start !== length) return false;
    const bytes = this.#bytes;
    for (let at = 0; at < length; at += 1) {
      if (text[from + at] !== bytes[start + at]) return false;
    }
    return true;
  }

  #spread(): void {
    const { length } = this.#table;
    this.#table = new Uint32Array(length * 2);
    const mask = this.#table.length - 1;
    for (let id = 0; id < this.size - 1; id += 1) {
      let slot = hashOf(this.#bytes, this.#starts[id] ?? 0, this.#starts[id + 1] ?? 0) & mask;
      while (this.#table[slot] !== 0) slot = (slot + 1) & mask;
      this.#table[slot] = id + 1;
    }
  }
}

function hashOf(text: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (text[at] ?? 0), SPREAD);
  return (hash ^ (hash >>> 15)) >>> 0;
}
