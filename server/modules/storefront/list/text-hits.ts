import type { Dictionary } from "#server/modules/catalog/index.ts";
import { column } from "../read-model/columns.ts";
import { LISTED, type ReadModel } from "../read-model/read-model.ts";
import { LEAST_WEIGHT, type Term } from "../text/query-terms.ts";
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
  /** If several kinds were asked for: the kind of each hit. */
  kinds: KindsFound | undefined;
  /** By row, how it matches the kind of product. */
  kindMarks: Uint16Array | undefined;
}

export interface KindsFound {
  /** By row, the index of the kind; 0: the first one. */
  ofRows: Uint8Array;
  count: number;
}

/** A term, how each row matches it, and what counts as a match. */
interface Marked {
  weight: number;
  isKind: boolean;
  marks: Uint16Array;
  enough: Enough;
}

/**
 * Products that match every term, ranked by where they match. If there are none, products of a kind
 * that buyers confuse with the one asked for; then those that match the most terms by weight, if
 * that is most of the query, or half of it including the kind.
 */
export function textHits(model: ReadModel, dictionary: Dictionary, terms: Term[]): TextHits {
  const kinds = kindsOf(model, terms);
  const marked = terms.map((term) => markedOf(model, dictionary, term, kinds));
  const rows = rowsWithAll(model, marked);
  if (rows.length > 0) {
    const ranks = ranksOf(model, marked, rows);
    const kindMarks = marked.find(({ isKind }) => isKind)?.marks;
    return { rows, ranks, isExact: true, missing: [], near: undefined, kinds, kindMarks };
  }
  const sisters = sisterHits(model, dictionary, terms, marked);
  return { ...(sisters ?? { ...partialHits(model, marked), kinds }), kindMarks: undefined };
}

/** If several kinds are asked for, a column that tells them apart. */
function kindsOf({ size }: ReadModel, terms: Term[]): KindsFound | undefined {
  const count = terms.find(({ isKind, or }) => isKind && or)?.or?.length;
  return count === undefined ? undefined : { ofRows: column(Uint8Array, size), count: count + 1 };
}

function markedOf(
  model: ReadModel,
  dictionary: Dictionary,
  term: Term,
  kinds?: KindsFound,
): Marked {
  const { weight, isKind } = term;
  const marks = termMarks(model, dictionary, term, isKind ? kinds?.ofRows : undefined);
  return { weight, isKind, marks, enough: enoughOf(term) };
}

/**
 * Results of kinds that buyers confuse. Not if only a number prevents a match: that is another
 * case.
 */
function sisterHits(
  model: ReadModel,
  dictionary: Dictionary,
  terms: Term[],
  marked: Marked[],
): Omit<TextHits, "kindMarks"> | undefined {
  const place = terms.findIndex(({ isKind, sisters }) => isKind && sisters);
  const [head, kind] = [terms[place], marked[place]];
  if (!head?.sisters || !kind || rowsWithAll(model, [kind]).length === 0) return undefined;
  const words = marked.filter(({ weight }) => weight > LEAST_WEIGHT);
  if (rowsWithAll(model, words).length > 0) return undefined;
  const sister = { ...head, whole: head.sisters, begins: [], typed: undefined };
  const asked = marked.with(place, markedOf(model, dictionary, sister));
  const rows = rowsWithAll(model, asked);
  if (rows.length === 0) return undefined;
  const ranks = ranksOf(model, asked, rows);
  return { rows, ranks, isExact: false, missing: [], near: undefined, kinds: undefined };
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

function partialHits(model: ReadModel, marked: Marked[]): Omit<TextHits, "kinds" | "kindMarks"> {
  const scores = scoresOf(model, marked);
  const most = greatest(scores);
  const best = bestRows(marked, scores, most);
  const isHit = best.length > 0;
  const rows = isHit ? best : rowsFrom(scores, 1);
  const ranks = ranksOf(model, marked, rows);
  if (isHit) {
    const missing = marked.flatMap((one, place) => (isInSome(one, rows) ? [] : [place]));
    return { rows, ranks, isExact: false, missing, near: undefined };
  }
  const near = most === 0 ? undefined : { rows, scores, ranks };
  return { rows: rows.subarray(0, 0), ranks, isExact: false, missing: [], near };
}

/** Rows that match most of the query by weight, or half of it including the kind. */
function bestRows(marked: Marked[], scores: Uint8Array, most: number): Uint32Array {
  const asked = marked.reduce((sum, { weight }) => sum + weight, 0);
  const rows = rowsFrom(scores, Math.max(most, 1));
  if (2 * most > asked) return rows;
  const kind = 2 * most === asked ? marked.find(({ isKind }) => isKind) : undefined;
  return rows.filter((row) => kind && isEnough(kind.enough, kind.marks[row] ?? 0));
}

function greatest(scores: Uint8Array): number {
  let most = 0;
  for (let row = 0; row < scores.length; row += 1) {
    if ((scores[row] ?? 0) > most) most = scores[row] ?? 0;
  }
  return most;
}

/** By row, the total weight of the terms that the product matches. */
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
