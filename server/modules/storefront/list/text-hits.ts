import type { Dictionary } from "#server/modules/catalog/index.ts";
import { LISTED, type ReadModel } from "../read-model/read-model.ts";
import type { Term } from "../text/query-terms.ts";
import { column } from "../read-model/columns.ts";
import { met, rankOf, termMarks, weightsOf } from "./term-marks.ts";

/** What was found for a text, among all products that customers see. */
export interface TextHits {
  /** By row: 0 where it is no hit, otherwise the higher the better. */
  ranks: Uint16Array;
  /** Some hit has every term. */
  isExact: boolean;
  /** Places of the terms that no hit has: they were left out. */
  missing: number[];
  /** Where nothing is a hit, by row: the weight of the terms it has, and its rank by them. */
  near: { scores: Uint8Array; ranks: Uint16Array } | undefined;
}

const NOTHING = { isExact: false, missing: [], near: undefined };

/** A term, and what each row has of it. */
interface Marked {
  term: Term;
  marks: Uint16Array;
}

/**
 * Products that have every term, with a rank by where they have it. Only when there is none, those with as many terms as
 * any product has, by the terms' weight, if that is more than half of what was asked for.
 */
export function textHits(model: ReadModel, dictionary: Dictionary, terms: Term[]): TextHits {
  const marked = terms.map((term) => ({ term, marks: termMarks(model, dictionary, term) }));
  const scores = scoresOf(model, marked);
  const asked = terms.reduce((sum, { weight }) => sum + weight, 0);
  let most = 0;
  for (let row = 0; row < scores.length; row += 1) most = Math.max(most, scores[row] ?? 0);
  if (most === 0) return { ...NOTHING, ranks: column(Uint16Array, model.size) };
  const isHit = 2 * most > asked;
  const ranks = ranksOf(marked, scores, isHit ? most : 1);
  if (!isHit) {
    const near = { scores, ranks };
    return { ...NOTHING, ranks: column(Uint16Array, model.size), near };
  }
  const isExact = most === asked;
  const missing = marked.flatMap((one, place) => (isExact || isInSome(one, ranks) ? [] : [place]));
  return { ranks, isExact, missing, near: undefined };
}

/** By row, the weight of the terms that the product has. */
function scoresOf(model: ReadModel, marked: Marked[]): Uint8Array {
  const scores = column(Uint8Array, model.size);
  for (const { term, marks } of marked) {
    const weights = weightsOf(term);
    for (let row = 0; row < model.size; row += 1) {
      scores[row] = (scores[row] ?? 0) + (weights[marks[row] ?? 0] ?? 0);
    }
  }
  for (let row = 0; row < model.size; row += 1) {
    if (((model.states[row] ?? 0) & LISTED) === 0) scores[row] = 0;
  }
  return scores;
}

/** By row, what the terms earn the product; 0 where its score is below the least. */
function ranksOf(marked: Marked[], scores: Uint8Array, least: number): Uint16Array {
  const ranks = column(Uint16Array, scores.length).fill(1);
  for (const { marks } of marked) {
    for (let row = 0; row < ranks.length; row += 1) {
      ranks[row] = (ranks[row] ?? 0) + rankOf(marks[row] ?? 0);
    }
  }
  for (let row = 0; row < ranks.length; row += 1) {
    ranks[row] = (ranks[row] ?? 0) * Number((scores[row] ?? 0) >= least);
  }
  return ranks;
}

function isInSome({ term, marks }: Marked, ranks: Uint16Array): boolean {
  return ranks.some((rank, row) => rank > 0 && met(term, marks[row] ?? 0));
}
