import { PIASTRES_PER_POUND } from "#contract/kernel/money.ts";
import { column, type RowSet, rowSet, rowsIn, setOf } from "./columns.ts";
import type { KnownFact } from "./fact-index.ts";
import { IN_STOCK, LISTED, NEW, ON_OFFER, type IndexModel } from "./index-model.ts";
import { BRAND, type Choice, type ListQuestion, PRICE, STOCK } from "./questions.ts";

export interface CandidateQuestion extends Pick<ListQuestion, "scope" | "categoryIds" | "choices"> {
  /** Rows found by the text search and visible to customers; absent: no text search. */
  hits: Uint32Array | undefined;
}

/** Every product of the list before any facet is applied. */
export interface Candidates {
  rows: Uint32Array;
  /** Those that match all choices. */
  listed: Uint32Array;
  /** By the index of a choice: those that match all others but not this one. */
  missing: Missing[];
}

interface Missing {
  set: RowSet;
  rows: Uint32Array;
}

export function findCandidates(model: IndexModel, question: CandidateQuestion): Candidates {
  const rows = rowsInScope(model, question);
  const { choices } = question;
  if (choices.length === 0) return { rows, listed: rows, missing: [] };
  const inScope = setOf(rows, model.size);
  const matching = choices.map((choice) => rowsMatching(model, choice));
  const { once, twice } = rowsFailing(matching, model.size);
  const listed = rowSet(model.size);
  for (let word = 0; word < listed.length; word += 1) {
    listed[word] = (inScope[word] ?? 0) & ~(once[word] ?? 0);
  }
  const missing = matching.map((matched) => {
    for (let word = 0; word < matched.length; word += 1) {
      matched[word] = (inScope[word] ?? 0) & ~(matched[word] ?? 0) & ~(twice[word] ?? 0);
    }
    return { set: matched, rows: rowsIn(matched, rows.length) };
  });
  return { rows, listed: rowsIn(listed, rows.length), missing };
}

/** Rows that fail at least one choice, and those that fail several. */
function rowsFailing(matching: RowSet[], size: number): { once: RowSet; twice: RowSet } {
  const [once, twice] = [rowSet(size), rowSet(size)];
  for (const matched of matching) {
    for (let word = 0; word < matched.length; word += 1) {
      const [fails, before] = [~(matched[word] ?? 0), once[word] ?? 0];
      twice[word] = (twice[word] ?? 0) | (before & fails);
      once[word] = before | fails;
    }
  }
  return { once, twice };
}

/** Merges two disjoint ascending lists into one. */
export function inOneList(some: Uint32Array, others: Uint32Array): Uint32Array {
  const all = column(Uint32Array, some.length + others.length);
  let [taken, left] = [0, 0];
  for (let index = 0; index < all.length; index += 1) {
    const isOther = left < others.length && (others[left] ?? 0) < (some[taken] ?? Infinity);
    all[index] = (isOther ? others[left] : some[taken]) ?? 0;
    if (isOther) left += 1;
    else taken += 1;
  }
  return all;
}

const STATE_OF_SCOPE: Record<ListQuestion["scope"], number> = {
  all: LISTED,
  "new-arrival": LISTED | NEW,
  "special-offers": LISTED | ON_OFFER,
};

function rowsInScope(model: IndexModel, question: CandidateQuestion): Uint32Array {
  const { scope, categoryIds, hits } = question;
  const rows = hits && scope === "all" ? hits : rowsOfScope(model, scope, hits);
  return categoryIds ? rowsBelow(model, rows, categoryIds) : rows;
}

function rowsOfScope(
  { states, size }: IndexModel,
  scope: ListQuestion["scope"],
  hits: Uint32Array | undefined,
): Uint32Array {
  const wanted = STATE_OF_SCOPE[scope];
  const most = hits?.length ?? size;
  const rows = column(Uint32Array, most);
  let found = 0;
  for (let index = 0; index < most; index += 1) {
    const row = hits ? (hits[index] ?? 0) : index;
    rows[found] = row;
    found += Number(((states[row] ?? 0) & wanted) === wanted);
  }
  return rows.subarray(0, found);
}

function rowsBelow(
  model: IndexModel,
  all: Uint32Array,
  categoryIds: readonly number[],
): Uint32Array {
  const { categories, maxCategoryId } = model;
  const wanted = flagsOf(categoryIds, maxCategoryId);
  const rows = column(Uint32Array, all.length);
  let found = 0;
  for (let index = 0; index < all.length; index += 1) {
    const row = all[index] ?? 0;
    rows[found] = row;
    found += wanted[categories[row] ?? 0] ?? 0;
  }
  return rows.subarray(0, found);
}

/** 1 at these indexes, up to `last`. */
function flagsOf(indexes: readonly number[], last: number): Uint8Array {
  const flags = new Uint8Array(last + 1);
  for (const index of indexes) flags[index] = 1;
  return flags;
}

/** The products that match a choice. */
function rowsMatching(model: IndexModel, choice: Choice): RowSet {
  if (choice.code === STOCK) return rowsWith(model, model.states, HAVING_STOCK);
  if (choice.code === PRICE && "min" in choice) return ofAmounts(model, choice);
  if (choice.code === BRAND && "values" in choice) return ofBrands(model, choice.values);
  return rowsWithFact(model, choice);
}

/** By the states of a row. */
const HAVING_STOCK = Uint8Array.from({ length: 1 << 8 }, (_, states) =>
  Number((states & IN_STOCK) !== 0),
);

/** Rows whose number in a column has a 1 here. A function called for each row would take longer than the rest. */
function rowsWith(
  { size }: IndexModel,
  numbers: Uint8Array | Uint32Array,
  wanted: Uint8Array,
): RowSet {
  const rows = rowSet(size);
  for (let row = 0; row < size; row += 1) {
    const bit = (wanted[numbers[row] ?? 0] ?? 0) << (row & 31);
    rows[row >>> 5] = (rows[row >>> 5] ?? 0) | bit;
  }
  return rows;
}

function ofBrands(model: IndexModel, codes: string[]): RowSet {
  const { brands, brandCodes } = model;
  const known = codes.map((code) => brandCodes.indexOf(code)).filter((brand) => brand >= 0);
  return rowsWith(model, brands, flagsOf(known, brandCodes.length));
}

function ofAmounts(model: IndexModel, range: Range): RowSet {
  const ends = endsOf(range);
  const rows = rowSet(model.size);
  for (let row = 0; row < model.size; row += 1) {
    if (hasAmount(model, row, ends)) rows[row >>> 5] = (rows[row >>> 5] ?? 0) | (1 << (row & 31));
  }
  return rows;
}

/** The products with a fact that matches a choice. */
function rowsWithFact({ size, facts }: IndexModel, choice: Choice): RowSet {
  const rows = rowSet(size);
  for (const id of facts.idsOf(choice.code)) {
    const fact = facts.facts[id];
    if (fact && factMatches(fact, choice)) facts.addTo(id, rows);
  }
  return rows;
}

function factMatches({ value, low, high }: KnownFact, choice: Choice): boolean {
  if ("values" in choice) return value !== null && choice.values.includes(value);
  return high >= (choice.min ?? -Infinity) && low <= (choice.max ?? Infinity);
}

type Range = Extract<Choice, { min: number | null }>;
type Ends = Pick<Range, "min" | "max">;

/** In piastres. */
interface Amounts {
  least: number;
  most: number;
}

const endsOf = ({ min, max }: Ends): Amounts => ({
  least: (min ?? 0) * PIASTRES_PER_POUND,
  most: (max ?? Infinity) * PIASTRES_PER_POUND,
});

/** Those of the rows that have a price between the ends. */
export function rowsWithAmount(model: IndexModel, rows: Uint32Array, range: Ends): Uint32Array {
  const ends = endsOf(range);
  return rows.filter((row) => hasAmount(model, row, ends));
}

/** Sold-out variants count only if the whole product is sold out, as on its card. */
function hasAmount(model: IndexModel, row: number, { least, most }: Amounts): boolean {
  const [lowest, highest] = [model.lowest[row] ?? 0, model.highest[row] ?? 0];
  if (lowest > most || highest < least) return false;
  if (lowest >= least || highest <= most) return true;
  return model.amountsOf(row).some((amount) => amount >= least && amount <= most);
}
