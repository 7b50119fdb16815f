import { grown, type RowSet } from "./columns.ts";
import { type PersistedPostings, Postings } from "./postings.ts";
import { type PersistedReader, WordReader } from "./word-reader.ts";

/** A fact that products have: a value, or a number or a range of them. */
export interface KnownFact {
  id: number;
  code: string;
  value: string | null;
  low: number;
  high: number;
}

/** Two bytes where they suffice: counting then reads half as much. */
type FactIds = Uint16Array | Uint32Array;
const MAX_SHORT_ID = 1 << 16;

export interface PersistedFacts {
  reader: PersistedReader;
  postings: PersistedPostings;
  ofRows: FactIds;
  starts: Uint32Array;
  listed: Uint32Array;
}

/** Which products have which facts, and which facts a product has. */
export class FactIndex {
  #reader: WordReader;
  #facts: KnownFact[] = [];
  #byCode = new Map<string, number[]>();
  #postings: Postings;
  /** Ids of the facts of all rows, one row after the other. */
  #ofRows: FactIds;
  #used: number;
  #starts: Uint32Array;
  #listed: Uint32Array;

  constructor(persisted?: PersistedFacts) {
    this.#reader = new WordReader((id) => this.#learn(id), persisted?.reader);
    this.#postings = new Postings(persisted?.postings);
    this.#ofRows = persisted?.ofRows ?? new Uint16Array(1 << 12);
    this.#used = persisted?.ofRows.length ?? 0;
    this.#starts = persisted?.starts ?? new Uint32Array(1 << 10);
    this.#listed = persisted?.listed ?? new Uint32Array(1 << 8);
    for (let id = 0; id < this.#reader.known.size; id += 1) this.#learn(id);
  }

  /** From which another one is made that is the same. */
  get persisted(): PersistedFacts {
    return {
      reader: this.#reader.persisted,
      postings: this.#postings.persisted,
      ofRows: this.#ofRows.subarray(0, this.#used),
      starts: this.#starts,
      listed: this.#listed,
    };
  }

  /** Facts by their ids. */
  get facts(): readonly KnownFact[] {
    return this.#facts;
  }

  /** Ids of the facts of all rows; those of a row are between `starts[row]` and `starts[row + 1]`. */
  get ofRows(): { ids: FactIds; starts: Uint32Array } {
    return { ids: this.#ofRows, starts: this.#starts };
  }

  /** By the ids of facts, how many products that customers see have each. */
  get listed(): Uint32Array {
    return this.#listed.subarray(0, this.#facts.length);
  }

  /** Counts the facts of a row that is listed from now on, or no longer. */
  list(row: number, isListed: boolean): void {
    const end = this.#starts[row + 1] ?? 0;
    for (let at = this.#starts[row] ?? 0; at < end; at += 1) {
      const id = this.#ofRows[at] ?? 0;
      this.#listed[id] = (this.#listed[id] ?? 0) + (isListed ? 1 : -1);
    }
  }

  /** Ids of the facts of an attribute. */
  idsOf(code: string): readonly number[] {
    return this.#byCode.get(code) ?? [];
  }

  /** Rows come one after the other. @param facts as `readProducts` writes them: `code=value` or `code=low..high` */
  add(row: number, facts: string): void {
    const count = this.#reader.read(facts);
    if (row + 1 >= this.#starts.length) this.#starts = grown(this.#starts, row + 2);
    const end = this.#used + count;
    if (end > this.#ofRows.length) this.#ofRows = grown(this.#ofRows, end);
    let id = 0;
    for (let at = 0; at < count; at += 1) {
      id = this.#reader.idAfter(id, at);
      this.#ofRows[this.#used] = id;
      this.#used += 1;
      this.#postings.add(id, row);
    }
    this.#starts[row + 1] = this.#used;
  }

  each(id: number, visit: (row: number) => void): void {
    this.#postings.each(id, visit);
  }

  /** Adds the products with a fact to a set. */
  addTo(id: number, set: RowSet): void {
    this.#postings.addTo(id, set);
  }

  /** How many products with a fact are in a set. */
  countIn(id: number, set: RowSet): number {
    return this.#postings.countIn(id, set);
  }

  #learn(id: number): void {
    const fact = { id, ...readFact(this.#reader.known.textOf(id)) };
    this.#facts.push(fact);
    if (id === MAX_SHORT_ID && this.#ofRows instanceof Uint16Array) {
      this.#ofRows = new Uint32Array(this.#ofRows);
    }
    if (id >= this.#listed.length) this.#listed = grown(this.#listed, id + 1);
    const ofCode = this.#byCode.get(fact.code) ?? [];
    ofCode.push(id);
    this.#byCode.set(fact.code, ofCode);
  }
}

function readFact(text: string): Omit<KnownFact, "id"> {
  const [code = "", value = ""] = text.split("=");
  const [low, high] = value.split("..").map(Number);
  if (!value.includes("..")) return { code, value, low: Number.NaN, high: Number.NaN };
  return { code, value: null, low: low ?? Number.NaN, high: high ?? Number.NaN };
}

/** Facts of a single number within this share of another, and their distance from it. */
export function numbersNear(
  index: FactIndex,
  { codes, value }: { codes: string[]; value: number },
  share: number,
): { id: number; away: number }[] {
  return codes
    .flatMap((code) => index.idsOf(code))
    .flatMap((id) => {
      const { low = Number.NaN, high } = index.facts[id] ?? {};
      const away = Math.abs(low - value);
      return low === high && away <= value * share ? [{ id, away }] : [];
    });
}
