import { grown, isIn, type RowSet } from "./columns.ts";

/** Sizes of the pieces of a list, one after the other; the last one repeats. */
const SIZES = [8, 16, 32, 64, 128, 256, 512, 1024, 2048];
/** At the end of each piece: where the next one begins. */
const LINK = 4;
/** Each entry says this much about its row beside its number. */
export const FLAG_BITS = 3;
const FLAGS = (1 << FLAG_BITS) - 1;

const sizeAt = (level: number) => SIZES[Math.min(level, SIZES.length - 1)] ?? 0;

/** The fields of a key, side by side in memory: where its first piece begins … */
const HEAD = 0;
/** … where its next byte goes, and how many are free before the link … */
const END = 1;
const FREE = 2;
/** … which piece that is, the last row, and how many there are. */
const LEVEL = 3;
const LAST = 4;
const COUNT = 5;
const FIELDS = 6;

export interface PersistedPostings {
  bytes: Uint8Array;
  keys: Uint32Array;
}

/**
 * Lists of ascending rows, one for each key: which products have a word, or a fact. A row takes about one byte, since
 * only its distance to the one before is stored. Lists grow in pieces within one block of memory and never shrink.
 */
export class Postings {
  #bytes: Uint8Array;
  #used: number;
  #keys: Uint32Array;
  #entries = new Uint32Array(1 << 10);

  constructor(persisted?: PersistedPostings) {
    this.#bytes = persisted?.bytes ?? new Uint8Array(1 << 16);
    this.#used = persisted?.bytes.length ?? 0;
    this.#keys = persisted?.keys ?? new Uint32Array(FIELDS << 10);
  }

  /** What another one is made of that is the same. */
  get persisted(): PersistedPostings {
    return { bytes: this.#bytes.subarray(0, this.#used), keys: this.#keys };
  }

  /** Rows of a key must come in ascending order. */
  add(key: number, row: number, flags = 0): void {
    const at = key * FIELDS;
    if (at + FIELDS > this.#keys.length) this.#keys = grown(this.#keys, at + FIELDS);
    const keys = this.#keys;
    const isFirst = keys[at + COUNT] === 0;
    if (isFirst) this.#firstPiece(at);
    let rest = ((isFirst ? row : row - (keys[at + LAST] ?? 0)) << FLAG_BITS) | flags;
    while (rest > 127) {
      this.#put(at, (rest & 127) | 128);
      rest >>>= 7;
    }
    this.#put(at, rest);
    keys[at + LAST] = row;
    keys[at + COUNT] = (keys[at + COUNT] ?? 0) + 1;
  }

  /** Calls for each row of a key, in ascending order. */
  each(key: number, visit: (row: number, flags: number) => void): void {
    // A visit may ask for another key.
    for (const entry of this.#read(key).slice()) visit(entry >>> FLAG_BITS, entry & FLAGS);
  }

  /** How many rows of a key are in a set. */
  countIn(key: number, set: RowSet): number {
    const entries = this.#read(key);
    let count = 0;
    for (let index = 0; index < entries.length; index += 1) {
      count += isIn(set, (entries[index] ?? 0) >>> FLAG_BITS);
    }
    return count;
  }

  /** Adds the rows of a key to a set. */
  addTo(key: number, set: RowSet): void {
    const entries = this.#read(key);
    for (let index = 0; index < entries.length; index += 1) {
      const row = (entries[index] ?? 0) >>> FLAG_BITS;
      set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & 31));
    }
  }

  /** Sets bits of the rows of a key in a column. @param bits by the flags of an entry */
  mark(key: number, column: Uint16Array, bits: Uint16Array): void {
    const entries = this.#read(key);
    for (let index = 0; index < entries.length; index += 1) {
      const entry = entries[index] ?? 0;
      const row = entry >>> FLAG_BITS;
      column[row] = (column[row] ?? 0) | (bits[entry & FLAGS] ?? 0);
    }
  }

  /** Rows of a key with their flags, in ascending order; they stay until the next ones are read. */
  #read(key: number): Uint32Array {
    const bytes = this.#bytes;
    const count = this.#keys[key * FIELDS + COUNT] ?? 0;
    if (count > this.#entries.length) this.#entries = grown(this.#entries, count);
    const entries = this.#entries;
    let at = this.#keys[key * FIELDS + HEAD] ?? 0;
    let [level, row, value, shift, done] = [0, 0, 0, 0, 0];
    let limit = at + sizeAt(0) - LINK;
    while (done < count) {
      if (at === limit) {
        at = this.#linkAt(limit);
        level += 1;
        limit = at + sizeAt(level) - LINK;
      }
      const byte = bytes[at] ?? 0;
      at += 1;
      value |= (byte & 127) << shift;
      shift += 7;
      if (byte >= 128) continue;
      row += value >>> FLAG_BITS;
      entries[done] = (row << FLAG_BITS) | (value & FLAGS);
      done += 1;
      value = 0;
      shift = 0;
    }
    return entries.subarray(0, count);
  }

  /** @param key where its fields begin, here and below */
  #firstPiece(key: number): void {
    const at = this.#allocate(sizeAt(0));
    this.#keys[key + HEAD] = at;
    this.#keys[key + END] = at;
    this.#keys[key + FREE] = sizeAt(0) - LINK;
  }

  #put(key: number, byte: number): void {
    if (this.#keys[key + FREE] === 0) this.#appendPiece(key);
    const at = this.#keys[key + END] ?? 0;
    this.#bytes[at] = byte;
    this.#keys[key + END] = at + 1;
    this.#keys[key + FREE] = (this.#keys[key + FREE] ?? 0) - 1;
  }

  #appendPiece(key: number): void {
    const level = (this.#keys[key + LEVEL] ?? 0) + 1;
    const link = this.#keys[key + END] ?? 0;
    const at = this.#allocate(sizeAt(level));
    for (let byte = 0; byte < LINK; byte += 1) this.#bytes[link + byte] = (at >>> (8 * byte)) & 255;
    this.#keys[key + LEVEL] = level;
    this.#keys[key + END] = at;
    this.#keys[key + FREE] = sizeAt(level) - LINK;
  }

  #linkAt(at: number): number {
    const [a = 0, b = 0, c = 0, d = 0] = this.#bytes.subarray(at, at + LINK);
    return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
  }

  #allocate(size: number): number {
    const at = this.#used;
    this.#used += size;
    if (this.#used > this.#bytes.length) this.#bytes = grown(this.#bytes, this.#used);
    return at;
  }
}
