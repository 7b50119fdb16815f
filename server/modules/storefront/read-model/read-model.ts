import { FactIndex } from "./fact-index.ts";
import { grown } from "./postings.ts";
import type { ProductRow } from "./read-products.ts";
import { WordIndex } from "./word-index.ts";

/** Bits of `states`. */
export const LISTED = 1;
export const NEW = 2;
export const ON_OFFER = 4;
export const IN_STOCK = 8;
/** Runs low: for staff, whether customers see it or not. */
export const LOW = 16;

const FIRST_ROWS = 1 << 10;

/**
 * Everything that lists ask about products, by rows of columns. A row keeps its words and facts for good: a product
 * whose words or facts change gets a new row, and its old one is listed no more.
 */
export class ReadModel {
  words = new WordIndex();
  facts = new FactIndex();
  /** Rows in use, also such as are listed no more. */
  size = 0;
  /** How many products customers see. */
  listed = 0;
  ids = new Uint32Array(FIRST_ROWS);
  states = new Uint8Array(FIRST_ROWS);
  categories = new Uint32Array(FIRST_ROWS);
  mostCategoryId = 0;
  brands = new Uint32Array(FIRST_ROWS);
  /** Brands as `brands` numbers them. */
  brandCodes: string[] = [];
  /** Microseconds. */
  publishedAt = new Float64Array(FIRST_ROWS);
  /** Of the prices in `amountsOf`. */
  lowest = new Uint32Array(FIRST_ROWS);
  highest = new Uint32Array(FIRST_ROWS);
  /** -1: nobody has rated it. */
  scores = new Float64Array(FIRST_ROWS);
  #digests = new Float64Array(FIRST_ROWS);
  /** Microseconds; 0: never. */
  #nextAt = new Float64Array(FIRST_ROWS);
  /** Where there are any between the lowest and the highest. */
  #amounts = new Map<number, readonly number[]>();
  #rows = new Map<number, number>();
  #brandIds = new Map<string, number>();

  /** By the ids of the products that are kept, listed or not: their rows. */
  get rows(): ReadonlyMap<number, number> {
    return this.#rows;
  }

  get bytes(): number {
    return this.words.bytes + this.facts.bytes + this.ids.length * 53;
  }

  /** Takes products as they were read; those of the ids that were not found are gone. */
  apply(products: readonly ProductRow[], ids: readonly number[] = []): void {
    for (const product of products) this.#set(product);
    const found = new Set(products.map(({ id }) => id));
    for (const id of ids) if (!found.has(id)) this.#forget(id);
  }

  /** The prices that count, ascending. */
  amountsOf(row: number): readonly number[] {
    return this.#amounts.get(row) ?? [this.lowest[row] ?? 0, this.highest[row] ?? 0];
  }

  /** Products of which the clock has changed something up to this moment, in microseconds. */
  dueAt(now: number): number[] {
    const due: number[] = [];
    for (let row = 0; row < this.size; row += 1) {
      const at = this.#nextAt[row] ?? 0;
      if (at !== 0 && at <= now) due.push(this.ids[row] ?? 0);
    }
    return due;
  }

  /** When the clock changes something next, in microseconds. */
  nextAt(): number {
    let next = Infinity;
    for (let row = 0; row < this.size; row += 1) {
      const at = this.#nextAt[row] ?? 0;
      if (at !== 0 && at < next) next = at;
    }
    return next;
  }

  #set(product: ProductRow): void {
    const known = this.#rows.get(product.id);
    const isSame = known !== undefined && this.#digests[known] === product.digest;
    const row = isSame ? known : this.#newRow(product, known);
    this.#list(row, product.isListed);
    this.states[row] = stateOf(product);
    this.categories[row] = product.categoryId;
    this.mostCategoryId = Math.max(this.mostCategoryId, product.categoryId);
    this.brands[row] = this.#brandId(product.brand);
    this.publishedAt[row] = product.publishedAt;
    this.lowest[row] = product.amounts[0] ?? 0;
    this.highest[row] = product.amounts.at(-1) ?? 0;
    if (product.amounts.length > 2) this.#amounts.set(row, product.amounts);
    else this.#amounts.delete(row);
    this.scores[row] = product.score ?? -1;
    this.#nextAt[row] = product.nextAt ?? 0;
  }

  #newRow(product: ProductRow, old: number | undefined): number {
    if (old !== undefined) this.#empty(old);
    const row = this.size;
    this.size += 1;
    this.#makeRoom();
    this.ids[row] = product.id;
    this.#digests[row] = product.digest;
    this.#rows.set(product.id, row);
    this.words.add(row, product);
    this.facts.add(row, product.facts);
    return row;
  }

  #forget(id: number): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#empty(row);
    this.#rows.delete(id);
  }

  #list(row: number, isListed: boolean): void {
    if (isListed === (((this.states[row] ?? 0) & LISTED) !== 0)) return;
    this.facts.list(row, isListed);
    this.listed += isListed ? 1 : -1;
  }

  #empty(row: number): void {
    this.#list(row, false);
    this.states[row] = 0;
    this.#nextAt[row] = 0;
    this.#amounts.delete(row);
  }

  #makeRoom(): void {
    if (this.size <= this.ids.length) return;
    this.ids = grown(this.ids, this.size);
    this.states = grown(this.states, this.ids.length);
    this.categories = grown(this.categories, this.ids.length);
    this.brands = grown(this.brands, this.ids.length);
    this.publishedAt = grown(this.publishedAt, this.ids.length);
    this.lowest = grown(this.lowest, this.ids.length);
    this.highest = grown(this.highest, this.ids.length);
    this.scores = grown(this.scores, this.ids.length);
    this.#digests = grown(this.#digests, this.ids.length);
    this.#nextAt = grown(this.#nextAt, this.ids.length);
  }

  #brandId(code: string): number {
    const known = this.#brandIds.get(code);
    if (known !== undefined) return known;
    const id = this.brandCodes.length;
    this.#brandIds.set(code, id);
    this.brandCodes.push(code);
    return id;
  }
}

function stateOf(product: ProductRow): number {
  return (
    (product.isListed ? LISTED : 0) |
    (product.isNew ? NEW : 0) |
    (product.isOnOffer ? ON_OFFER : 0) |
    (product.inStock ? IN_STOCK : 0) |
    (product.isLow ? LOW : 0)
  );
}
