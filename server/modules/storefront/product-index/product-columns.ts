import { grown } from "./columns.ts";

const FIRST_ROWS = 1 << 10;

export type PersistedColumns = Pick<
  ProductColumns,
  | "ids"
  | "states"
  | "categories"
  | "brands"
  | "publishedAt"
  | "lowest"
  | "highest"
  | "scores"
  | "popularities"
  | "digests"
  | "moments"
>;

/** What is known of products in one number each, by rows. */
export class ProductColumns {
  ids: Uint32Array;
  states: Uint8Array;
  categories: Uint32Array;
  /** As the model numbers their codes. */
  brands: Uint32Array;
  /** Microseconds. */
  publishedAt: Float64Array;
  /** Of the prices that count. */
  lowest: Uint32Array;
  highest: Uint32Array;
  /** -1: no rating. */
  scores: Float64Array;
  /** 0: no order. */
  popularities: Float64Array;
  /** Changes with words, facts and codes. */
  digests: Float64Array;
  /** When the clock changes something, in microseconds; 0: never. */
  moments: Float64Array;

  constructor(persisted = emptyColumns()) {
    this.ids = persisted.ids;
    this.states = persisted.states;
    this.categories = persisted.categories;
    this.brands = persisted.brands;
    this.publishedAt = persisted.publishedAt;
    this.lowest = persisted.lowest;
    this.highest = persisted.highest;
    this.scores = persisted.scores;
    this.popularities = persisted.popularities;
    this.digests = persisted.digests;
    this.moments = persisted.moments;
  }

  /** From which another one is made that is the same. */
  get persistedColumns(): PersistedColumns {
    const { ids, states, categories, brands, publishedAt } = this;
    const { lowest, highest, scores, popularities, digests, moments } = this;
    return {
      ...{ ids, states, categories, brands, publishedAt },
      ...{ lowest, highest, scores, popularities, digests, moments },
    };
  }

  protected makeRoom(rows: number): void {
    if (rows <= this.ids.length) return;
    this.ids = grown(this.ids, rows);
    this.states = grown(this.states, this.ids.length);
    this.categories = grown(this.categories, this.ids.length);
    this.brands = grown(this.brands, this.ids.length);
    this.publishedAt = grown(this.publishedAt, this.ids.length);
    this.lowest = grown(this.lowest, this.ids.length);
    this.highest = grown(this.highest, this.ids.length);
    this.scores = grown(this.scores, this.ids.length);
    this.popularities = grown(this.popularities, this.ids.length);
    this.digests = grown(this.digests, this.ids.length);
    this.moments = grown(this.moments, this.ids.length);
  }
}

function emptyColumns(): PersistedColumns {
  return {
    ids: new Uint32Array(FIRST_ROWS),
    states: new Uint8Array(FIRST_ROWS),
    categories: new Uint32Array(FIRST_ROWS),
    brands: new Uint32Array(FIRST_ROWS),
    publishedAt: new Float64Array(FIRST_ROWS),
    lowest: new Uint32Array(FIRST_ROWS),
    highest: new Uint32Array(FIRST_ROWS),
    scores: new Float64Array(FIRST_ROWS),
    popularities: new Float64Array(FIRST_ROWS),
    digests: new Float64Array(FIRST_ROWS),
    moments: new Float64Array(FIRST_ROWS),
  };
}
