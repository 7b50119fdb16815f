import { grown } from "./columns.ts";

/** Of a letter in UTF-8, by the way texts count them. */
const MAX_BYTES = 3;

export interface PersistedCodes {
  bytes: Uint8Array;
  starts: Uint32Array;
}

/** The codes of products and their SKUs, row by row, to be searched for any part of one. */
export class CodeTexts {
  #bytes: Uint8Array;
  #used: number;
  /** Where each row begins; it ends where the next one does. */
  #starts: Uint32Array;

  constructor(persisted?: PersistedCodes) {
    this.#bytes = persisted?.bytes ?? new Uint8Array(1 << 12);
    this.#used = persisted?.bytes.length ?? 0;
    this.#starts = persisted?.starts ?? new Uint32Array(1 << 10);
  }

  /** From which another one is made that is the same. */
  get persisted(): PersistedCodes {
    return { bytes: this.#bytes.subarray(0, this.#used), starts: this.#starts };
  }

  /** Rows come one after the other. @param codes each in small letters with a line of its own */
  add(row: number, codes: string): void {
    const most = this.#used + codes.length * MAX_BYTES;
    if (most > this.#bytes.length) this.#bytes = grown(this.#bytes, most);
    if (row + 1 >= this.#starts.length) this.#starts = grown(this.#starts, row + 2);
    this.#used += this.#text(this.#bytes.length).write(codes, this.#used);
    this.#starts[row + 1] = this.#used;
  }

  /** Sets 1 in a column where a code has this part. */
  mark(part: string, column: Uint8Array): void {
    const text = this.#text(this.#used);
    const wanted = Buffer.from(part);
    let row = 0;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, this.#starts[row])) {
      while ((this.#starts[row + 1] ?? 0) <= at) row += 1;
      column[row] = 1;
      row += 1;
    }
  }

  #text(length: number): Buffer {
    return Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset, length);
  }
}
