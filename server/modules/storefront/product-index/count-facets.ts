import { type Candidates, inOneList } from "./candidates.ts";
import { column } from "./columns.ts";
import type { KnownFact } from "./fact-index.ts";
import { IN_STOCK, LISTED, type IndexModel } from "./index-model.ts";
import { BRAND, type Choice, type FacetCount, HAS_STOCK, PRICE, STOCK } from "./questions.ts";

/** As many bars as can be told apart above a slider on a phone. */
export const BARS = 24;

export interface Counted {
  model: IndexModel;
  candidates: Candidates;
  choices: readonly Choice[];
}

/** Each facet counts the products that match all choices except its own. */
export function countFacets(attributes: readonly string[], counted: Counted): FacetCount[] {
  return [
    ...factRows(attributes, counted),
    ...brandRows(counted),
    ...stockRows(counted),
    ...priceRows(counted),
  ];
}

function factRows(attributes: readonly string[], counted: Counted): FacetCount[] {
  const { facts } = counted.model;
  const counts = factCounts(counted);
  const rows: FacetCount[] = [];
  for (const code of attributes) {
    const numbers: KnownFact[] = [];
    for (const id of facts.idsOf(code)) {
      const count = counts[id] ?? 0;
      const fact = facts.facts[id];
      if (count === 0 || !fact) continue;
      if (fact.value === null) numbers.push(fact);
      else rows.push(valueRow(code, fact.value, count));
    }
    if (numbers.length > 0) rows.push(rangeRow(code, numbers, counts));
  }
  return rows;
}

function valueRow(code: string, value: string, count: number): FacetCount {
  return { code, value, count, low: null, high: null, bars: [] };
}

/**
 * The numbers of an attribute form one row, from the least to the greatest. A range counts in every
 * bar it overlaps.
 */
function rangeRow(code: string, numbers: KnownFact[], counts: Uint32Array): FacetCount {
  let [count, least, most] = [0, Infinity, -Infinity];
  for (const { id, low, high } of numbers) {
    count += counts[id] ?? 0;
    least = Math.min(least, low);
    most = Math.max(most, high);
  }
  const bars = Array.from({ length: BARS }, () => 0);
  for (const { id, low, high } of numbers) {
    const last = barOf(high, least, most);
    for (let bar = barOf(low, least, most); bar <= last; bar += 1) {
      bars[bar] = (bars[bar] ?? 0) + (counts[id] ?? 0);
    }
  }
  return { code, value: null, count, low: least, high: most, bars };
}

/** The bar of a number between two bounds. The greatest is in the last bar. */
function barOf(number: number, least: number, most: number): number {
  if (most === least) return 0;
  return Math.min(BARS - 1, Math.floor(((number - least) * BARS) / (most - least)));
}

/**
 * Number of products per fact id; in a facet with a choice, also those that fail only that choice.
 */
function factCounts({ model, candidates, choices }: Counted): Uint32Array {
  const { facts } = model;
  const { listed, missing } = candidates;
  const counts = countsOf(model, listed);
  for (const [index, { code }] of choices.entries()) {
    const ids = facts.idsOf(code);
    const having = ids.reduce((sum, id) => sum + (facts.listed[id] ?? 0), 0);
    const near = missing[index];
    if (!near) continue;
    // With few products, scanning all their facts is faster than scanning all products with these
    // facts.
    const ofNear =
      having > near.rows.length * SCAN_COST_RATIO ? countsOf(model, near.rows) : undefined;
    for (const id of ids) {
      const count = ofNear?.[id] ?? facts.countIn(id, near.set);
      counts[id] = (counts[id] ?? 0) + count;
    }
  }
  return counts;
}

/** Cost of scanning all facts of a product, relative to scanning one product of a fact. */
const SCAN_COST_RATIO = 4;

/**
 * For more than half of the products, subtracts the others from the totals, so that never more than
 * half are scanned.
 */
function countsOf(model: IndexModel, rows: Uint32Array): Uint32Array {
  const isMost = 2 * rows.length > model.listed;
  const counts = column(Uint32Array, model.facts.facts.length);
  if (isMost) counts.set(model.facts.listed);
  const { ids, starts } = model.facts.ofRows;
  const step = isMost ? -1 : 1;
  const counted = isMost ? listedBut(model, rows) : rows;
  for (let index = 0; index < counted.length; index += 1) {
    const row = counted[index] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const id = ids[at] ?? 0;
      counts[id] = (counts[id] ?? 0) + step;
    }
  }
  return counts;
}

/** @param rows ascending */
function listedBut({ size, states, listed }: IndexModel, rows: Uint32Array): Uint32Array {
  const others = column(Uint32Array, listed - rows.length);
  let [index, count] = [0, 0];
  for (let row = 0; row < size && count < others.length; row += 1) {
    if (rows[index] === row) index += 1;
    else if (((states[row] ?? 0) & LISTED) !== 0) {
      others[count] = row;
      count += 1;
    }
  }
  return others;
}

/** The candidates that match all choices except the one in this facet. */
function rowsFor(code: string, { candidates, choices }: Counted): Uint32Array {
  const { listed, missing } = candidates;
  const own = missing[choices.findIndex((choice) => choice.code === code)];
  return own ? inOneList(listed, own.rows) : listed;
}

function brandRows(counted: Counted): FacetCount[] {
  const { brands, brandCodes } = counted.model;
  const counts = new Uint32Array(brandCodes.length);
  const rows = rowsFor(BRAND, counted);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const brand = brands[row] ?? 0;
    counts[brand] = (counts[brand] ?? 0) + 1;
  }
  return brandCodes.flatMap((value, brand) => {
    const count = counts[brand] ?? 0;
    return count === 0 ? [] : [valueRow(BRAND, value, count)];
  });
}

function stockRows(counted: Counted): FacetCount[] {
  const { states } = counted.model;
  const rows = rowsFor(STOCK, counted);
  let count = 0;
  for (let index = 0; index < rows.length; index += 1) {
    count += Number(((states[rows[index] ?? 0] ?? 0) & IN_STOCK) !== 0);
  }
  return count === 0 ? [] : [valueRow(STOCK, HAS_STOCK, count)];
}

/** A product counts in the bar of its lowest price. */
function priceRows(counted: Counted): FacetCount[] {
  const { lowest, highest } = counted.model;
  const rows = rowsFor(PRICE, counted);
  if (rows.length === 0) return [];
  const [low, high] = endsOf(rows, lowest, highest);
  const bars = new Uint32Array(BARS);
  for (let index = 0; index < rows.length; index += 1) {
    const bar = barOf(lowest[rows[index] ?? 0] ?? 0, low, high);
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return [{ code: PRICE, value: null, count: rows.length, low, high, bars: [...bars] }];
}

function endsOf(rows: Uint32Array, lowest: Uint32Array, highest: Uint32Array): [number, number] {
  let [low, high] = [Infinity, 0];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    low = Math.min(low, lowest[row] ?? 0);
    high = Math.max(high, highest[row] ?? 0);
  }
  return [low, high];
}
