import type { KnownWords } from "./known-words.ts";

/** Fewer words are put in order one by one. */
const FEW = 12;

/** Words in the order of their bytes. New ones are sorted in at the next question. */
export class WordOrder {
  #known: KnownWords;
  #ids: Uint32Array;

  /** @param ids of words that are in order already */
  constructor(known: KnownWords, ids?: Uint32Array) {
    this.#known = known;
    this.#ids = ids ?? new Uint32Array(0);
  }

  /** Numbers of all words, in order. */
  get ids(): Uint32Array {
    const { size } = this.#known;
    if (this.#ids.length < size) this.#ids = this.#withNew(size);
    return this.#ids;
  }

  /** Calls for the number of each word that begins so, in order. */
  eachBeginning(letters: string, visit: (id: number) => void): void {
    const { ids } = this;
    const text = Buffer.from(letters);
    for (let at = this.#placeOf(text); at < ids.length; at += 1) {
      const id = ids[at] ?? 0;
      if (!this.#known.beginsWith(id, text)) return;
      visit(id);
    }
  }

  #withNew(size: number): Uint32Array {
    const before = this.#ids.length;
    const added = Uint32Array.from({ length: size - before }, (_, index) => before + index);
    putInOrder(this.#known, added, { from: 0, to: added.length, depth: 0 });
    const all = new Uint32Array(size);
    let [taken, filled] = [0, 0];
    for (const id of added) {
      const place = this.#placeOf(this.#known.bytesOf(id));
      all.set(this.#ids.subarray(taken, place), filled);
      filled += place - taken;
      taken = place;
      all[filled] = id;
      filled += 1;
    }
    all.set(this.#ids.subarray(taken), filled);
    return all;
  }

  /** The first place whose word is not before these bytes. */
  #placeOf(text: Uint8Array): number {
    let low = 0;
    let high = this.#ids.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#known.compare(this.#ids[middle] ?? 0, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

interface Part {
  from: number;
  to: number;
  /** So many bytes are the same in all of them. */
  depth: number;
}

/** Multikey quicksort: words are compared byte by byte, and never again by bytes that they share. */
function putInOrder(known: KnownWords, ids: Uint32Array, { from, to, depth }: Part): void {
  if (to - from <= FEW) {
    insertInOrder(known, ids, { from, to, depth });
    return;
  }
  const pivot = known.byteAt(ids[(from + to) >> 1] ?? 0, depth);
  let [less, more, at] = [from, to, from];
  while (at < more) {
    const byte = known.byteAt(ids[at] ?? 0, depth);
    if (byte < pivot) {
      swap(ids, less, at);
      less += 1;
      at += 1;
    } else if (byte > pivot) {
      more -= 1;
      swap(ids, at, more);
    } else at += 1;
  }
  putInOrder(known, ids, { from, to: less, depth });
  // Words that have ended here are all the same one.
  if (pivot >= 0) putInOrder(known, ids, { from: less, to: more, depth: depth + 1 });
  putInOrder(known, ids, { from: more, to, depth });
}

function insertInOrder(known: KnownWords, ids: Uint32Array, { from, to, depth }: Part): void {
  for (let next = from + 1; next < to; next += 1) {
    const id = ids[next] ?? 0;
    const text = known.bytesOf(id);
    let at = next;
    while (at > from && known.compare(ids[at - 1] ?? 0, text, depth) > 0) {
      ids[at] = ids[at - 1] ?? 0;
      at -= 1;
    }
    ids[at] = id;
  }
}

function swap(ids: Uint32Array, one: number, other: number): void {
  const id = ids[one] ?? 0;
  ids[one] = ids[other] ?? 0;
  ids[other] = id;
}
