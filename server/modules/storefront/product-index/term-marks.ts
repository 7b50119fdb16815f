import { column } from "./columns.ts";
import { numbersNear } from "./fact-index.ts";
import type { IndexModel } from "./index-model.ts";
import { FLAG_BITS } from "./postings.ts";
import type { RankPart, SearchTerm } from "./questions.ts";
import { IN_NAME, IN_TITLE, LEADS, type WordIndex } from "./word-index.ts";

/**
 * Relative distance up to which a number counts as equal, close or near to the one searched for;
 * the latter two still rank higher.
 */
const SAME_NUMBER = 0.05;
const CLOSE_NUMBER = 0.12;
const NEAR_NUMBER = 0.25;

/**
 * Bits for how a product matches a term: whole phrases, word beginnings, facts, the exact words, a
 * number.
 */
const WHOLE_IN_NAME = 1;
const WHOLE_IN_TITLE = 2;
const WHOLE_LEADS = 4;
const WHOLE = 8;
const BEGINS_IN_NAME = 16;
const BEGINS_IN_TITLE = 32;
const BEGINS = 64;
const FACT = 128;
const TYPED = 256;
/** How near a number is, from 1 to 4, stored above the bits. */
const NUMBER = 512;
const THE_NUMBER = 4;
const SAME_AS_THE_NUMBER = 3;
/** Number of different marks. */
const MARKS = (THE_NUMBER + 1) * NUMBER;
const NAMED = WHOLE_IN_NAME | WHOLE_IN_TITLE | BEGINS_IN_NAME | BEGINS_IN_TITLE;

/**
 * How each row matches a term, as bits.
 * @param kinds receives for each row which of several kinds it is
 */
export function termMarks(model: IndexModel, term: SearchTerm, kinds?: Uint8Array): Uint16Array {
  const marks = marksOf(model, term);
  for (const [index, other] of term.or.entries()) {
    const enough = enoughOf(other);
    const ofOther = marksOf(model, other);
    for (let row = 0; row < marks.length; row += 1) {
      const mark = ofOther[row] ?? 0;
      if (!isEnough(enough, mark) || rankOf(mark) <= rankOf(marks[row] ?? 0)) continue;
      marks[row] = mark;
      if (kinds) kinds[row] = index + 1;
    }
  }
  return marks;
}

function marksOf(model: IndexModel, term: SearchTerm): Uint16Array {
  const marks = column(Uint16Array, model.size);
  const { words } = model;
  for (const phrase of term.whole) words.mark(phrase, marks, WHOLE_BITS);
  for (const together of term.together) {
    eachWithAll(words, together, (row, flags) => {
      marks[row] = (marks[row] ?? 0) | WHOLE | placeOf(flags, WHOLE_IN_NAME, WHOLE_IN_TITLE, 0);
    });
  }
  for (const beginning of term.begins) words.markBeginning(beginning, marks, BEGINS_BITS);
  for (const fact of term.facts) words.mark(fact, marks, FACT_BITS);
  if (term.typed !== undefined) words.mark(term.typed, marks, TYPED_BITS);
  markNumbers(model, term, marks);
  return marks;
}

/**
 * Calls `visit` for each row that contains all the words, with the fields that contain all of them.
 */
function eachWithAll(
  index: WordIndex,
  [first = "", ...others]: readonly string[],
  visit: (row: number, flags: number) => void,
): void {
  let rows = new Map<number, number>();
  index.each(first, (row, flags) => rows.set(row, flags));
  for (const word of others) {
    const left = new Map<number, number>();
    index.each(word, (row, flags) => {
      const before = rows.get(row);
      if (before !== undefined) left.set(row, before & flags);
    });
    rows = left;
  }
  for (const [row, flags] of rows) visit(row, flags);
}

function placeOf(flags: number, inName: number, inTitle: number, leads: number): number {
  return (
    ((flags & IN_NAME) === 0 ? 0 : inName) |
    ((flags & IN_TITLE) === 0 ? 0 : inTitle) |
    ((flags & LEADS) === 0 ? 0 : leads)
  );
}

/** The bits for a product, by the fields that contain a word. */
const bitsOf = (bits: (flags: number) => number) =>
  Uint16Array.from({ length: 1 << FLAG_BITS }, (_, flags) => bits(flags));
const WHOLE_BITS = bitsOf(
  (flags) => WHOLE | placeOf(flags, WHOLE_IN_NAME, WHOLE_IN_TITLE, WHOLE_LEADS),
);
const BEGINS_BITS = bitsOf((flags) => BEGINS | placeOf(flags, BEGINS_IN_NAME, BEGINS_IN_TITLE, 0));
const FACT_BITS = bitsOf(() => FACT);
const TYPED_BITS = bitsOf(() => TYPED);

/** Marks facts that equal or come near the number searched for. */
function markNumbers(model: IndexModel, { number }: SearchTerm, marks: Uint16Array): void {
  if (!number) return;
  for (const { id, away } of numbersNear(model.facts, number, NEAR_NUMBER)) {
    const nearness = nearnessOf(away, number.value);
    model.facts.each(id, (row) => {
      const mark = marks[row] ?? 0;
      const other = Math.floor(mark / NUMBER);
      if (nearness > other) marks[row] = (mark % NUMBER) + nearness * NUMBER;
    });
  }
}

function nearnessOf(away: number, value: number): number {
  if (away === 0) return THE_NUMBER;
  if (away <= value * SAME_NUMBER) return SAME_AS_THE_NUMBER;
  return away <= value * CLOSE_NUMBER ? 2 : 1;
}

/** Whether a product's name begins with the kind, or its brand or category names it. */
export const isOfKind = (mark: number) => (mark & (WHOLE_LEADS | WHOLE_IN_TITLE)) !== 0;

/** Whether the term is in a product's name, brand or category. */
export const isNamed = (mark: number) => (mark & NAMED) !== 0;

/** What counts as a match of a term: one of these bits, or a mark at least this high. */
export interface Enough {
  bits: number;
  least: number;
}

export function enoughOf({ isKind, facts }: SearchTerm): Enough {
  if (isKind) return { bits: NAMED, least: MARKS };
  if (facts.length > 0) return { bits: NAMED | FACT, least: MARKS };
  return { bits: WHOLE | BEGINS, least: SAME_AS_THE_NUMBER * NUMBER };
}

export const isEnough = ({ bits, least }: Enough, mark: number) =>
  (mark & bits) !== 0 || mark >= least;

/**
 * The ranking points of a match: the name counts more than brand or category, and those more than
 * other fields; whole words more than beginnings; most of all the start of the name, which says
 * what the product is; numbers by nearness.
 */
export function rankParts(mark: number): RankPart[] {
  const parts: RankPart[] = [
    { field: "name", points: nameRank(mark) },
    { field: "title", points: titleRank(mark) },
    { field: "words", points: (mark & WHOLE) === 0 ? 0 : 1 },
    { field: "typed", points: (mark & TYPED) === 0 ? 0 : 1 },
    { field: "number", points: Math.floor(mark / NUMBER) },
  ];
  return parts.filter(({ points }) => points > 0);
}

function nameRank(mark: number): number {
  if ((mark & WHOLE_LEADS) !== 0) return 6;
  if ((mark & WHOLE_IN_NAME) !== 0) return 4;
  return (mark & BEGINS_IN_NAME) === 0 ? 0 : 3;
}

function titleRank(mark: number): number {
  if ((mark & WHOLE_IN_TITLE) !== 0) return 3;
  return (mark & BEGINS_IN_TITLE) === 0 ? 0 : 2;
}

/** Total points by mark, precomputed instead of once per product. */
const RANKS = Uint8Array.from({ length: MARKS }, (_, mark) =>
  rankParts(mark).reduce((sum, { points }) => sum + points, 0),
);

export function rankOf(mark: number): number {
  return RANKS[mark] ?? 0;
}
