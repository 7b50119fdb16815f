import type { Dictionary } from "#server/modules/catalog/index.ts";
import { IN_STOCK as HAS_STOCK, LISTED, type ReadModel } from "../read-model/read-model.ts";
import { type Candidates, MISSES_NONE, rowsMissing } from "./candidates.ts";
import { BRAND, type Choice, IN_STOCK, PRICE, STOCK } from "./choices.ts";

/** Counts of a facet's value, or the bounds of a facet of numbers. */
export interface FacetRow {
  code: string;
  value: string | null;
  count: number;
  low: number | null;
  high: number | null;
}

interface Counted {
  model: ReadModel;
  candidates: Candidates;
  choices: Choice[];
}

/** Each facet counts the products that meet every choice but its own. */
export function countFacets(dictionary: Dictionary, counted: Counted): FacetRow[] {
  return [
    ...factRows(dictionary, counted),
    ...brandRows(counted),
    ...stockRows(counted),
    ...priceRows(counted),
  ];
}

function factRows({ attributes }: Dictionary, counted: Counted): FacetRow[] {
  const { facts } = counted.model;
  const counts = factCounts(counted);
  return [...attributes.values()]
    .filter(({ isFacet }) => isFacet)
    .flatMap(({ code }) => {
      const rows = facts.idsOf(code).flatMap((id): FacetRow[] => {
        const { value = null, low = 0, high = 0 } = facts.facts[id] ?? {};
        const ends = value === null ? { low, high } : { low: null, high: null };
        const count = counts[id] ?? 0;
        return count === 0 ? [] : [{ code, value, count, ...ends }];
      });
      return [...Map.groupBy(rows, ({ value }) => value).values()].map(together);
    });
}

/** Numbers of an attribute have one row, from the least to the greatest. */
function together(rows: FacetRow[]): FacetRow {
  const [{ code, value, low } = NOTHING] = rows;
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  if (low === null) return { code, value, count, low: null, high: null };
  const lows = rows.map((row) => row.low ?? Infinity);
  const highs = rows.map((row) => row.high ?? -Infinity);
  return { code, value, count, low: Math.min(...lows), high: Math.max(...highs) };
}

const NOTHING: FacetRow = { code: "", value: null, count: 0, low: null, high: null };

/** By the ids of facts, how many products have each. */
function factCounts({ model, candidates, choices }: Counted): Uint32Array {
  const counts = countsOf(model, rowsMissing(candidates, MISSES_NONE));
  for (const [index, { code }] of choices.entries()) {
    const own = model.facts.idsOf(code);
    if (own.length === 0) continue;
    const others = countsOf(model, rowsMissing(candidates, index + 1));
    for (const id of own) counts[id] = (counts[id] ?? 0) + (others[id] ?? 0);
  }
  return counts;
}

/** Of most products, what all have without what the others have: so never more than half of them are looked at. */
function countsOf(model: ReadModel, rows: Uint32Array): Uint32Array {
  const isMost = 2 * rows.length > model.listed;
  const counts = isMost ? model.facts.listed.slice() : new Uint32Array(model.facts.facts.length);
  const { ids, starts } = model.facts.ofRows;
  const step = isMost ? -1 : 1;
  for (const row of isMost ? listedBut(model, rows) : rows) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const id = ids[at] ?? 0;
      counts[id] = (counts[id] ?? 0) + step;
    }
  }
  return counts;
}

/** @param rows ascending */
function listedBut({ size, states, listed }: ReadModel, rows: Uint32Array): Uint32Array {
  const others = new Uint32Array(listed - rows.length);
  let [place, count] = [0, 0];
  for (let row = 0; row < size && count < others.length; row += 1) {
    if (rows[place] === row) place += 1;
    else if (((states[row] ?? 0) & LISTED) !== 0) {
      others[count] = row;
      count += 1;
    }
  }
  return others;
}

/** Calls for the candidates that meet every choice but the one in this facet. */
function eachFor(
  code: string,
  { candidates: { rows, missed }, choices }: Counted,
  visit: (row: number) => void,
): void {
  const own = choices.findIndex((choice) => choice.code === code) + 1;
  for (let place = 0; place < rows.length; place += 1) {
    const miss = missed[place] ?? MISSES_NONE;
    if (miss === MISSES_NONE || miss === own) visit(rows[place] ?? 0);
  }
}

function brandRows(counted: Counted): FacetRow[] {
  const { model } = counted;
  const counts = new Uint32Array(model.brandCodes.length);
  eachFor(BRAND, counted, (row) => {
    const brand = model.brands[row] ?? 0;
    counts[brand] = (counts[brand] ?? 0) + 1;
  });
  return model.brandCodes.flatMap((value, brand) => {
    const count = counts[brand] ?? 0;
    return count === 0 ? [] : [{ code: BRAND, value, count, low: null, high: null }];
  });
}

function stockRows(counted: Counted): FacetRow[] {
  let count = 0;
  eachFor(STOCK, counted, (row) => {
    if (((counted.model.states[row] ?? 0) & HAS_STOCK) !== 0) count += 1;
  });
  return count === 0 ? [] : [{ code: STOCK, value: IN_STOCK, count, low: null, high: null }];
}

function priceRows(counted: Counted): FacetRow[] {
  const { lowest, highest } = counted.model;
  let [count, low, high] = [0, Infinity, 0];
  eachFor(PRICE, counted, (row) => {
    count += 1;
    low = Math.min(low, lowest[row] ?? 0);
    high = Math.max(high, highest[row] ?? 0);
  });
  return count === 0 ? [] : [{ code: PRICE, value: null, count, low, high }];
}
