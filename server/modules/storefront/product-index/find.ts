import { type Candidates, findCandidates } from "./candidates.ts";
import { beginAnswer, column, isIn, isLastAnswer, type RowSet, rowSet } from "./columns.ts";
import { type Counted, countFacets } from "./count-facets.ts";
import { type IndexModel, LOW, opened, UNPICTURED } from "./index-model.ts";
import { HALF_LIFE_DAYS, ordersWorth } from "./popularity.ts";
import type {
  Counts,
  FacetCount,
  Found,
  ListQuestion,
  PossibleFact,
  ProductIndex,
  RankExplanation,
  Search,
  SearchTerm,
  StaffQuestion,
  Suggested,
} from "./questions.ts";
import { bestOf, bestOfKinds, moreRelevant, ofKindFirst, orderOf, topN } from "./ranking.ts";
import { isNamed, rankParts, termMarks } from "./term-marks.ts";
import { type SearchHits, searchHits, type TextHits } from "./text-hits.ts";

const MAX_NEAREST = 8;

/** The page of a list, with what is known of all its products; or all products that staff look for. */
export function find(index: ProductIndex, question: ListQuestion): Found;
export function find(index: ProductIndex, question: StaffQuestion): Pick<Found, "ids">;
export function find(
  index: ProductIndex,
  question: ListQuestion | StaffQuestion,
): Pick<Found, "ids"> {
  const model = opened(index);
  return "scope" in question ? findList(model, question) : { ids: idsForStaff(model, question) };
}

/**
 * Facet counts of a list, for price, brand, stock and these attributes. After `find` with the same
 * question, it does not match the products again.
 */
export function count(
  index: ProductIndex,
  question: ListQuestion,
  attributes: readonly string[],
): Counts {
  const model = opened(index);
  const { candidates } = matchesOf(model, question);
  const { choices } = question;
  const all = { ...candidates, listed: candidates.rows };
  const unfiltered = countFacets(attributes, { model, candidates: all, choices: [] });
  return {
    facets: chosenFacets(attributes, { model, candidates, choices }, unfiltered),
    unfiltered: { total: candidates.rows.length, facets: unfiltered },
  };
}

/** The best hits of a text, and whether they match all of it. */
export function suggest(index: ProductIndex, search: Search, limit: number): Suggested {
  const model = opened(index);
  beginAnswer();
  const hits = searchHits(model, search);
  return { ids: idsOf(model, bestHits(model, hits, limit)), isExact: hits.isExact };
}

interface Matches {
  hits: SearchHits | undefined;
  candidates: Candidates;
}

interface Answer {
  question: ListQuestion;
  version: number;
  number: number;
  matches: Matches;
}

const lastAnswers = new WeakMap<IndexModel, Answer>();

/** Matches are in memory that the next answer uses again, and valid until a product changes. */
function matchesOf(model: IndexModel, question: ListQuestion): Matches {
  const last = lastAnswers.get(model);
  const isSame = last?.question === question && last.version === model.version;
  if (isSame && isLastAnswer(last.number)) return last.matches;
  const number = beginAnswer();
  const hits = question.search && searchHits(model, question.search);
  const matches = { hits, candidates: findCandidates(model, { ...question, hits: hits?.rows }) };
  lastAnswers.set(model, { question, version: model.version, number, matches });
  return matches;
}

function findList(model: IndexModel, question: ListQuestion): Found {
  const { hits, candidates } = matchesOf(model, question);
  const { rows, listed } = candidates;
  const asked = sortAsked(hits, question);
  const sort = asked ?? sortFor(hits, question);
  return {
    total: listed.length,
    ids: idsOf(model, pageOf(model, question, { rows: listed, hits, sort })),
    isExact: hits?.isExact ?? true,
    missing: hits?.missing ?? [],
    nearestIds: hits?.near ? nearestIds(model, hits.near) : [],
    isPriceMissed: hits?.isPriceMissed ?? false,
    isOrdered: asked !== undefined,
    held: question.facts.map((facts) => heldBy(model, rows, facts)),
    categoryIds: categoriesOf(model, rows),
    explained: explainRank(model, question),
  };
}

const idsOf = (model: IndexModel, rows: readonly number[]) =>
  rows.map((row) => model.ids[row] ?? 0);

/** The order that the text asks for, unless another one was chosen or the results are guesses. */
function sortAsked(hits: SearchHits | undefined, { search, sort }: ListQuestion) {
  return sort === null && hits?.isExact ? search?.order : undefined;
}

/** If nothing has the price, the nearest results are the cheapest or the most expensive. */
function sortFor(hits: SearchHits | undefined, { search, sort }: ListQuestion) {
  if (!hits?.isPriceMissed || (sort ?? "relevance") !== "relevance") return sort;
  return search?.price?.max === null ? "price-desc" : "price-asc";
}

interface Listed {
  rows: Uint32Array;
  hits: SearchHits | undefined;
  sort: ListQuestion["sort"];
}

function pageOf(model: IndexModel, question: ListQuestion, { rows, hits, sort }: Listed): number[] {
  const most = question.page * question.pageSize;
  const isBest = hits && (sort ?? "relevance") === "relevance";
  const isChosen = question.sort !== null;
  const first = isBest
    ? bestHits(model, { ...hits, rows }, most)
    : topN(rows, most, ofKindFirst(isChosen ? undefined : hits, orderOf(model, sort ?? "newest")));
  return first.slice(most - question.pageSize);
}

function bestHits(model: IndexModel, { rows, ranks, kinds }: SearchHits, most: number): number[] {
  return kinds
    ? bestOfKinds(model, { rows, ranks, kinds }, most)
    : bestOf(model, { rows, ranks }, most);
}

/** When there is no hit: the products that match most of the search, nearest first. */
function nearestIds(
  model: IndexModel,
  { rows, scores, ranks }: NonNullable<TextHits["near"]>,
): number[] {
  const isBetter = moreRelevant(model, ranks);
  const before = (a: number, b: number) => {
    const more = (scores[a] ?? 0) - (scores[b] ?? 0);
    return more === 0 ? isBetter(a, b) : more > 0;
  };
  return idsOf(model, topN(rows, MAX_NEAREST, before));
}

/** The facets of the results; for a chosen facet, those without its own choice. */
function chosenFacets(
  attributes: readonly string[],
  counted: Counted,
  unfiltered: FacetCount[],
): FacetCount[] {
  const [first, ...others] = counted.choices;
  if (!first) return unfiltered;
  if (others.length > 0) return countFacets(attributes, counted);
  // Without the only choice, nothing is filtered.
  const facets = countFacets(attributes, { ...counted, choices: [] });
  return [
    ...facets.filter(({ code }) => code !== first.code),
    ...unfiltered.filter(({ code }) => code === first.code),
  ];
}

/** The first of the facts that all rows have, or all facts, if each row has one of them. */
function heldBy(
  model: IndexModel,
  rows: Uint32Array,
  facts: readonly PossibleFact[],
): PossibleFact[] {
  if (rows.length === 0) return [];
  const whole = facts.find((fact) => hasAll(rowsWithFacts(model, [fact]), rows));
  if (whole) {
    const { code } = whole;
    const values = whole.values.filter((value) =>
      hasAny(rowsWithFacts(model, [{ code, values: [value] }]), rows),
    );
    return [{ code, values }];
  }
  const isHeld = facts.length > 1 && hasAll(rowsWithFacts(model, facts), rows);
  return isHeld ? facts.map(({ code }) => ({ code, values: [] })) : [];
}

const hasAll = (set: RowSet, rows: Uint32Array) => rows.every((row) => isIn(set, row) === 1);
const hasAny = (set: RowSet, rows: Uint32Array) => rows.some((row) => isIn(set, row) === 1);

function rowsWithFacts({ size, facts }: IndexModel, wanted: readonly PossibleFact[]): RowSet {
  const having = rowSet(size);
  for (const { code, values } of wanted) {
    for (const id of facts.idsOf(code)) {
      const fact = facts.facts[id];
      const isWanted = values.some((value) =>
        typeof value === "number"
          ? fact !== undefined && fact.low <= value && fact.high >= value
          : fact?.value === value,
      );
      if (isWanted) facts.addTo(id, having);
    }
  }
  return having;
}

function categoriesOf({ categories, maxCategoryId }: IndexModel, rows: Uint32Array): number[] {
  const found = new Uint8Array(maxCategoryId + 1);
  for (let index = 0; index < rows.length; index += 1) {
    found[categories[rows[index] ?? 0] ?? 0] = 1;
  }
  return [...found.keys()].filter((id) => found[id] === 1);
}

function explainRank(
  model: IndexModel,
  { explain, search }: ListQuestion,
): RankExplanation | undefined {
  const row = explain === undefined ? undefined : model.rows.get(explain);
  if (row === undefined) return undefined;
  const terms = search?.terms ?? [];
  return {
    terms: terms.map((term) => rankParts(termMarks(model, term)[row] ?? 0)),
    orders: ordersWorth(model.popularities[row] ?? 0, new Date()),
    halfLifeDays: HALF_LIFE_DAYS,
  };
}

const STATES = { low: LOW, unpictured: UNPICTURED };

function idsForStaff(model: IndexModel, question: StaffQuestion): number[] {
  const isWanted =
    "state" in question
      ? (row: number) => ((model.states[row] ?? 0) & STATES[question.state]) !== 0
      : isNamedBy(model, question.named);
  const ids: number[] = [];
  for (const [id, row] of model.rows) if (isWanted(row)) ids.push(id);
  return ids;
}

/** Every term is in the name, brand or category; or the code is part of a code or SKU. */
function isNamedBy(
  model: IndexModel,
  { terms, code }: { terms: SearchTerm[]; code: string },
): (row: number) => boolean {
  beginAnswer();
  const marks = terms.map((term) => termMarks(model, term));
  const coded = column(Uint8Array, model.size);
  if (code !== "") model.codes.mark(code, coded);
  return (row) =>
    coded[row] === 1 || (marks.length > 0 && marks.every((ofTerm) => isNamed(ofTerm[row] ?? 0)));
}
