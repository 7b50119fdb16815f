import { CodeTexts, type PersistedCodes } from "./code-texts.ts";
import { FactIndex, type PersistedFacts } from "./fact-index.ts";
import { type PersistedColumns, ProductColumns } from "./product-columns.ts";
import type { ProductIndex } from "./questions.ts";
import type { ProductRow, ProductState, ProductTexts } from "./read-products.ts";
import { type PersistedWordIndex, WordIndex } from "./word-index.ts";

/** Bits of `states`. */
export const LISTED = 1;
export const NEW = 2;
export const ON_OFFER = 4;
export const IN_STOCK = 8;
/** Runs low: for staff, whether customers see it or not. */
export const LOW = 16;
/** Has no picture: for staff, too. */
export const UNPICTURED = 32;

/** Instead of an id in a row that is no longer used. */
const NO_PRODUCT = 0;

/** The index as it is written into a file and read again. */
export interface PersistedIndex {
  words: PersistedWordIndex;
  facts: PersistedFacts;
  codes: PersistedCodes;
  size: number;
  listed: number;
  maxCategoryId: number;
  columns: PersistedColumns;
  brandCodes: string[];
  /** Of each row that has any: the row, how many they are, and the amounts. */
  amounts: Uint32Array;
}

/**
 * All that lists need to know of products, by rows. The words, facts and codes of a row never
 * change: a product in which they do gets a new row, and its old one is no longer listed.
 */
export class IndexModel extends ProductColumns implements ProductIndex {
  words: WordIndex;
  facts: FactIndex;
  codes: CodeTexts;
  /** Rows, including those no longer used. */
  size = 0;
  /** How many products customers see. */
  listed = 0;
  /** Increased by each change. */
  version = 0;
  maxCategoryId = 0;
  /** Brands as `brands` numbers them. */
  brandCodes: string[] = [];
  /** Where there are any between the lowest and the highest. */
  #amounts = new Map<number, readonly number[]>();
  #rows = new Map<number, number>();
  #brandIds = new Map<string, number>();

  /** @param phrases of several words that are searched for as a whole */
  constructor(phrases: readonly string[], persisted?: PersistedIndex) {
    super(persisted?.columns);
    this.words = new WordIndex(phrases, persisted?.words);
    this.facts = new FactIndex(persisted?.facts);
    this.codes = new CodeTexts(persisted?.codes);
    if (persisted) this.#restore(persisted);
  }

  /** What another one is made of that is the same, as long as this one does not change. */
  get persisted(): PersistedIndex {
    return {
      words: this.words.persisted,
      facts: this.facts.persisted,
      codes: this.codes.persisted,
      size: this.size,
      listed: this.listed,
      maxCategoryId: this.maxCategoryId,
      columns: this.persistedColumns,
      brandCodes: this.brandCodes,
      amounts: Uint32Array.from(
        [...this.#amounts].flatMap(([row, amounts]) => [row, amounts.length, ...amounts]),
      ),
    };
  }

  /** Rows by the ids of their products, listed or not. */
  get rows(): ReadonlyMap<number, number> {
    return this.#rows;
  }

  /** Applies products as they were read; those of the ids that were not found are gone. */
  apply(products: readonly ProductRow[], ids: readonly number[] = []): void {
    this.version += 1;
    this.setTexts(products);
    this.setStates(products);
    const found = new Set(products.map(({ id }) => id));
    for (const id of ids) if (!found.has(id)) this.#remove(id);
  }

  /** Gives a row to each product that has none with these texts. It is not listed before its state is set. */
  setTexts(products: readonly ProductTexts[]): void {
    for (const product of products) {
      const known = this.#rows.get(product.id);
      if (known === undefined || this.digests[known] !== product.digest)
        this.#newRow(product, known);
    }
  }

  /** Of products whose texts were set. */
  setStates(products: readonly ProductState[]): void {
    for (const product of products) {
      const row = this.#rows.get(product.id);
      if (row === undefined) throw new Error(`Product ${product.id} has a state, but no texts`);
      this.#setState(row, product);
    }
  }

  /** The prices that count, ascending. */
  amountsOf(row: number): readonly number[] {
    return this.#amounts.get(row) ?? [this.lowest[row] ?? 0, this.highest[row] ?? 0];
  }

  /** Products of which the clock has changed something up to this moment, in microseconds. */
  dueAt(now: number): number[] {
    const due: number[] = [];
    for (let row = 0; row < this.size; row += 1) {
      const at = this.moments[row] ?? 0;
      if (at !== 0 && at <= now) due.push(this.ids[row] ?? 0);
    }
    return due;
  }

  /** When the clock changes something next, in microseconds. */
  nextAt(): number {
    let next = Infinity;
    for (let row = 0; row < this.size; row += 1) {
      const at = this.moments[row] ?? 0;
      if (at !== 0 && at < next) next = at;
    }
    return next;
  }

  #setState(row: number, product: ProductState): void {
    this.#list(row, product.isListed);
    this.states[row] = stateOf(product);
    this.categories[row] = product.categoryId;
    this.maxCategoryId = Math.max(this.maxCategoryId, product.categoryId);
    this.brands[row] = this.#brandId(product.brand);
    this.publishedAt[row] = product.publishedAt;
    this.lowest[row] = product.amounts[0] ?? 0;
    this.highest[row] = product.amounts.at(-1) ?? 0;
    if (product.amounts.length > 2) this.#amounts.set(row, product.amounts);
    else this.#amounts.delete(row);
    this.scores[row] = product.score ?? -1;
    this.popularities[row] = product.popularity ?? 0;
    this.moments[row] = product.nextAt ?? 0;
  }

  #newRow(product: ProductTexts, old: number | undefined): void {
    if (old !== undefined) this.#empty(old);
    const row = this.size;
    this.size += 1;
    this.makeRoom(this.size);
    this.ids[row] = product.id;
    this.digests[row] = product.digest;
    this.#rows.set(product.id, row);
    this.words.add(row, product);
    this.facts.add(row, product.facts);
    this.codes.add(row, product.codes);
  }

  #remove(id: number): void {
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

  #restore({ size, listed, maxCategoryId, brandCodes, amounts }: PersistedIndex): void {
    this.size = size;
    this.listed = listed;
    this.maxCategoryId = maxCategoryId;
    this.brandCodes = brandCodes;
    this.#brandIds = new Map(brandCodes.map((code, id) => [code, id]));
    for (let row = 0; row < size; row += 1) {
      const id = this.ids[row] ?? NO_PRODUCT;
      if (id !== NO_PRODUCT) this.#rows.set(id, row);
    }
    for (let at = 0; at < amounts.length;) {
      const [row = 0, count = 0] = amounts.subarray(at, at + 2);
      at += 2 + count;
      this.#amounts.set(row, [...amounts.subarray(at - count, at)]);
    }
  }

  #empty(row: number): void {
    this.#list(row, false);
    this.ids[row] = NO_PRODUCT;
    this.states[row] = 0;
    this.moments[row] = 0;
    this.#amounts.delete(row);
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

/** What `follow` has handed out. */
export function opened(index: ProductIndex): IndexModel {
  if (index instanceof IndexModel) return index;
  throw new TypeError("This is no index that was made by follow()");
}

function stateOf(product: ProductState): number {
  return (
    (product.isListed ? LISTED : 0) |
    (product.isNew ? NEW : 0) |
    (product.isOnOffer ? ON_OFFER : 0) |
    (product.inStock ? IN_STOCK : 0) |
    (product.isLow ? LOW : 0) |
    (product.isPictured ? 0 : UNPICTURED)
  );
}
