import { rowsWithAmount } from "./candidates.ts";
import { column } from "./columns.ts";
import { LISTED, type IndexModel } from "./index-model.ts";
import type { Search, SearchTerm } from "./questions.ts";
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

/** The results for a text and its price condition. */
export interface SearchHits extends TextHits {
  /** Nothing has both the words and the price: the price was ignored. */
  isPriceMissed: boolean;
}

/** Of a number or an unknown word. */
const MIN_WEIGHT = 1;

export function searchHits(model: IndexModel, { terms, price, order }: Search): SearchHits {
  const isAlone = terms.length === 0 && (price !== undefined || order !== undefined);
  const hits = isAlone ? allListed(model) : textHits(model, terms);
  if (!price || hits.rows.length === 0) return { ...hits, isPriceMissed: false };
  const rows = rowsWithAmount(model, hits.rows, price);
  if (rows.length > 0) return { ...hits, rows, isPriceMissed: false };
  return { ...hits, isExact: false, isPriceMissed: true };
}

function allListed({ states, size }: IndexModel): TextHits {
  const rows = column(Uint32Array, size);
  let count = 0;
  for (let row = 0; row < size; row += 1) {
    rows[count] = row;
    count += Number(((states[row] ?? 0) & LISTED) !== 0);
  }
  return {
    rows: rows.subarray(0, count),
    ranks: column(Uint16Array, size),
    isExact: true,
    missing: [],
    near: undefined,
    kinds: undefined,
    kindMarks: undefined,
  };
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
export function textHits(model: IndexModel, terms: SearchTerm[]): TextHits {
  const kinds = kindsOf(model, terms);
  const marked = terms.map((term) => markedOf(model, term, kinds));
  const rows = rowsWithAll(model, marked);
  if (rows.length > 0) {
    const ranks = ranksOf(model, marked, rows);
    const kindMarks = marked.find(({ isKind }) => isKind)?.marks;
    return { rows, ranks, isExact: true, missing: [], near: undefined, kinds, kindMarks };
  }
  const related = relatedTypeHits(model, terms, marked);
  return { ...(related ?? { ...partialHits(model, marked), kinds }), kindMarks: undefined };
}

/** If several kinds are asked for, a column that tells them apart. */
function kindsOf({ size }: IndexModel, terms: SearchTerm[]): KindsFound | undefined {
  const count = terms.find(({ isKind, or }) => isKind && or.length > 0)?.or.length;
  return count === undefined ? undefined : { ofRows: column(Uint8Array, size), count: count + 1 };
}

function markedOf(model: IndexModel, term: SearchTerm, kinds?: KindsFound): Marked {
  const { weight, isKind } = term;
  const marks = termMarks(model, term, isKind ? kinds?.ofRows : undefined);
  return { weight, isKind, marks, enough: enoughOf(term) };
}

/**
 * Results of kinds that buyers confuse. Not if only a number prevents a match: that is another
 * case.
 */
function relatedTypeHits(
  model: IndexModel,
  terms: SearchTerm[],
  marked: Marked[],
): Omit<TextHits, "kindMarks"> | undefined {
  const index = terms.findIndex(({ isKind, related }) => isKind && related.length > 0);
  const [head, kind] = [terms[index], marked[index]];
  if (!head || !kind || rowsWithAll(model, [kind]).length === 0) return undefined;
  const words = marked.filter(({ weight }) => weight > MIN_WEIGHT);
  if (rowsWithAll(model, words).length > 0) return undefined;
  const other = { ...head, whole: head.related, begins: [], typed: undefined };
  const asked = marked.with(index, markedOf(model, other));
  const rows = rowsWithAll(model, asked);
  if (rows.length === 0) return undefined;
  const ranks = ranksOf(model, asked, rows);
  return { rows, ranks, isExact: false, missing: [], near: undefined, kinds: undefined };
}

/** One term after the other: after the first, few rows are left to check. */
function rowsWithAll(model: IndexModel, marked: Marked[]): Uint32Array {
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
    for (let index = 0; index < before; index += 1) {
      const row = rows[index] ?? 0;
      rows[count] = row;
      count += Number(isEnough(enough, marks[row] ?? 0));
    }
  }
  return rows.subarray(0, count);
}

function partialHits(model: IndexModel, marked: Marked[]): Omit<TextHits, "kinds" | "kindMarks"> {
  const scores = scoresOf(model, marked);
  const most = greatest(scores);
  const best = bestRows(marked, scores, most);
  const isHit = best.length > 0;
  const rows = isHit ? best : rowsFrom(scores, 1);
  const ranks = ranksOf(model, marked, rows);
  if (isHit) {
    const missing = marked.flatMap((one, index) => (isInSome(one, rows) ? [] : [index]));
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
function scoresOf(model: IndexModel, marked: Marked[]): Uint8Array {
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
function ranksOf({ size }: IndexModel, marked: Marked[], rows: Uint32Array): Uint16Array {
  const ranks = column(Uint16Array, size);
  for (let index = 0; index < rows.length; index += 1) ranks[rows[index] ?? 0] = 1;
  for (const { marks } of marked) {
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] ?? 0;
      ranks[row] = (ranks[row] ?? 0) + rankOf(marks[row] ?? 0);
    }
  }
  return ranks;
}

const isInSome = ({ marks, enough }: Marked, rows: Uint32Array) =>
  rows.some((row) => isEnough(enough, marks[row] ?? 0));
