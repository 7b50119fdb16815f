import type { Dictionary } from "#server/modules/catalog/index.ts";
import { column } from "../read-model/columns.ts";
import { LISTED, type ReadModel } from "../read-model/read-model.ts";
import type { Term } from "../text/query-terms.ts";
import { type Enough, enoughOf, isEnough, rankOf, termMarks } from "./term-marks.ts";

/** The result of a text search, among all products that customers see. */
export interface TextHits {
  /** Ascending. */
  rows: Uint32Array;
  /** Rank of the hits by row: higher is better. */
  ranks: Uint16Array;
  /** Every hit matches every term. */
  isExact: boolean;
  /** Indexes of the terms that no hit matches: they were left out. */
  missing: number[];
  /**
   * When there are no hits: the rows that match any term, with the total weight of the matched
   * terms and the rank by row.
   */
  near: { rows: Uint32Array; scores: Uint8Array; ranks: Uint16Array } | undefined;
}

/** A term, how each row matches it, and what counts as a match. */
interface Marked {
  weight: number;
  marks: Uint16Array;
  enough: Enough;
}

/**
 * Products that match every term, ranked by where they do. If there are none, those that match the
 * highest total weight of terms, provided it is more than half of the query's.
 */
export function textHits(model: ReadModel, dictionary: Dictionary, terms: Term[]): TextHits {
  const marked = terms.map((term) => ({
    weight: term.weight,
    marks: termMarks(model, dictionary, term),
    enough: enoughOf(term),
  }));
  const rows = rowsWithAll(model, marked);
  if (rows.length === 0) return partialHits(model, marked);
  const ranks = ranksOf(model, marked, rows);
  return { rows, ranks, isExact: true, missing: [], near: undefined };
}

/** One term after the other: after the first, few rows are left to check. */
function rowsWithAll(model: ReadModel, marked: Marked[]): Uint32Array {
  const [first, ...others] = marked.filter(({ weight }) => weight > 0);
  const rows = column(Uint32Array, first ? model.size : 0);
  if (!first) return rows;
  const { states, size } = model;
  let count = 0;
  for (let row = 0; row < size; row += 1) {
    const isHit = isEnough(first.enough, first.marks[row] ?? 0);
    rows[count] = row;
    count += Number(isHit && ((states[row] ?? 0) & LISTED) !== 0);
  }
  for (const { enough, marks } of others) {
    const before = count;
    count = 0;
    for (let place = 0; place < before; place += 1) {
      const row = rows[place] ?? 0;
      rows[count] = row;
      count += Number(isEnough(enough, marks[row] ?? 0));
    }
  }
  return rows.subarray(0, count);
}

function partialHits(model: ReadModel, marked: Marked[]): TextHits {
  const scores = scoresOf(model, marked);
  const asked = marked.reduce((sum, { weight }) => sum + weight, 0);
  let most = 0;
  for (let row = 0; row < scores.length; row += 1) {
    if ((scores[row] ?? 0) > most) most = scores[row] ?? 0;
  }
  const isHit = 2 * most > asked;
  const rows = rowsFrom(scores, isHit ? most : 1);
  const ranks = ranksOf(model, marked, rows);
  if (isHit) {
    const missing = marked.flatMap((one, place) => (isInSome(one, rows) ? [] : [place]));
    return { rows, ranks, isExact: false, missing, near: undefined };
  }
  const near = most === 0 ? undefined : { rows, scores, ranks };
  return { rows: rows.subarray(0, 0), ranks, isExact: false, missing: [], near };
}

/** Total weight of the matched terms, by row. */
function scoresOf(model: ReadModel, marked: Marked[]): Uint8Array {
  const scores = column(Uint8Array, model.size);
  for (const { weight, marks, enough } of marked) {
    for (let row = 0; row < scores.length; row += 1) {
      if (isEnough(enough, marks[row] ?? 0)) scores[row] = (scores[row] ?? 0) + weight;
    }
  }
  for (let row = 0; row < scores.length; row += 1) {
    if (((model.states[row] ?? 0) & LISTED) === 0) scores[row] = 0;
  }
  return scores;
}

/** The rows with at least this score. */
function rowsFrom(scores: Uint8Array, least: number): Uint32Array {
  const rows = column(Uint32Array, scores.length);
  let count = 0;
  for (let row = 0; row < scores.length; row += 1) {
    rows[count] = row;
    count += Number((scores[row] ?? 0) >= least);
  }
  return rows.subarray(0, count);
}

/** Points of the matched terms plus one, by row. */
function ranksOf({ size }: ReadModel, marked: Marked[], rows: Uint32Array): Uint16Array {
  const ranks = column(Uint16Array, size);
  for (let place = 0; place < rows.length; place += 1) ranks[rows[place] ?? 0] = 1;
  for (const { marks } of marked) {
    for (let place = 0; place < rows.length; place += 1) {
      const row = rows[place] ?? 0;
      ranks[row] = (ranks[row] ?? 0) + rankOf(marks[row] ?? 0);
    }
  }
  return ranks;
}

const isInSome = ({ marks, enough }: Marked, rows: Uint32Array) =>
  rows.some((row) => isEnough(enough, marks[row] ?? 0));
