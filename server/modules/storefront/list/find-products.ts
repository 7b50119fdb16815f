import { PAGE_SIZE, type Sort } from "#contract/storefront/list-query.ts";
import type { Dictionary } from "#server/modules/catalog/index.ts";
import type { ReadModel } from "../read-model/read-model.ts";
import type { Term } from "../text/query-terms.ts";
import type { SaidOrder } from "../text/said-order.ts";
import type { SaidPrice } from "../text/said-price.ts";
import { type CandidateQuestion, findCandidates } from "./candidates.ts";
import { withColumns } from "../read-model/columns.ts";
import { bestOf, bestOfKinds, newest, preferred } from "./best-hits.ts";
import { type Counted, countFacets, type FacetRow } from "./count-facets.ts";
import { type Before, firstOf } from "./first-of.ts";
import { nearestIds } from "./nearest-matches.ts";
import { type SearchHits, type Searched, searchHits } from "./price-hits.ts";
import { isOfKind } from "./term-marks.ts";
import { type HeldFact, heldFacts, type MeantFact } from "./understood-facts.ts";

export interface ProductQuestion extends Omit<CandidateQuestion, "hits"> {
  /** Absent: no text search. */
  terms: Term[] | undefined;
  /** The price condition of the text. */
  price?: SaidPrice | undefined;
  /** The order that the text asks for. */
  order?: SaidOrder | undefined;
  /** Facts that the text may mean. */
  facts: MeantFact[];
  sort: Sort | null;
  page: number;
}

export interface Found {
  total: number;
  /** Ids of the page, in order. */
  ids: number[];
  facets: FacetRow[];
  /** The same before any facet is applied. */
  unchosenTotal: number;
  unchosenFacets: FacetRow[];
  /** Whether any product matches the whole search. */
  isExact: boolean;
  /** Indexes of the terms that no result contains. */
  missing: number[];
  /** If a text search found nothing: products that match part of it. */
  nearestIds: number[];
  /** No result has the price that the text asks for. */
  isPriceMissed: boolean;
  /** The list is in the order that the text asks for. */
  isOrdered: boolean;
  /** The possibly meant facts that all results have. */
  held: HeldFact[];
  /** Of everything in the list. */
  categoryIds: number[];
}

/** The page's ids, the total, and the facet counts, from one set of candidates. */
export function findProducts(
  model: ReadModel,
  dictionary: Dictionary,
  question: ProductQuestion,
): Found {
  return withColumns(() => answer(model, dictionary, question));
}

function answer(
  model: ReadModel,
  dictionary: Dictionary,
  { terms, price, order, facts, sort, page, ...question }: ProductQuestion,
): Found {
  const hits = terms && searchHits(model, dictionary, { terms, price, order });
  const saidSort = sortSaid(hits, order, sort);
  const candidates = findCandidates(model, { ...question, hits: hits?.rows });
  const { rows, listed } = candidates;
  const { choices } = question;
  const unchosen = { ...candidates, listed: rows };
  const unchosenFacets = countFacets(dictionary, { model, candidates: unchosen, choices: [] });
  const shown = pageOf(
    model,
    { rows: listed, hits },
    {
      sort: saidSort ?? orderFor(hits, price, sort),
      isChosen: sort !== null,
      page,
    },
  );
  return {
    total: listed.length,
    ids: shown.map((row) => model.ids[row] ?? 0),
    facets: chosenFacets(dictionary, { model, candidates, choices }, unchosenFacets),
    unchosenTotal: rows.length,
    unchosenFacets,
    isExact: hits?.isExact ?? true,
    missing: hits?.missing ?? [],
    nearestIds: hits?.near ? nearestIds(model, hits.near) : [],
    isPriceMissed: hits?.isPriceMissed ?? false,
    isOrdered: saidSort !== undefined,
    held: heldFacts(model, facts, rows),
    categoryIds: categoriesOf(model, rows),
  };
}

/** The order that the text asks for, unless another one was chosen or the results are guesses. */
function sortSaid(
  hits: SearchHits | undefined,
  order: SaidOrder | undefined,
  sort: Sort | null,
): SaidOrder["sort"] | undefined {
  return sort === null && hits?.isExact ? order?.sort : undefined;
}

/** If nothing has the price, the nearest results are the cheapest or the most expensive. */
function orderFor(
  hits: SearchHits | undefined,
  price: SaidPrice | undefined,
  sort: Sort | null,
): Sort | null {
  if (!hits?.isPriceMissed || (sort ?? "relevance") !== "relevance") return sort;
  return price?.max === null ? "price-desc" : "price-asc";
}

interface Listed {
  rows: Uint32Array;
  /** If a text was searched for. */
  hits: SearchHits | undefined;
}

function pageOf(
  model: ReadModel,
  { rows, hits }: Listed,
  { sort, isChosen, page }: Pick<ProductQuestion, "sort" | "page"> & { isChosen: boolean },
): number[] {
  const most = page * PAGE_SIZE;
  const isBest = hits && (sort ?? "relevance") === "relevance";
  const first = isBest
    ? bestHit(model, { ...hits, rows }, most)
    : firstOf(
        rows,
        most,
        ofKindFirst(isChosen ? undefined : hits, orderOf(model, sort ?? "newest")),
      );
  return first.slice(most - PAGE_SIZE);
}

/** "Cheap spots" are spots, cheapest first, before lamps for spots. */
function ofKindFirst(hits: SearchHits | undefined, before: Before): Before {
  const marks = hits?.kindMarks;
  if (!marks) return before;
  return (a, b) => {
    const isNearer = Number(isOfKind(marks[a] ?? 0)) - Number(isOfKind(marks[b] ?? 0));
    return isNearer === 0 ? before(a, b) : isNearer > 0;
  };
}

function bestHit(model: ReadModel, { rows, ranks, kinds }: SearchHits, most: number): number[] {
  return kinds
    ? bestOfKinds(model, { rows, ranks, kinds }, most)
    : bestOf(model, { rows, ranks }, most);
}

/** The facets of the results; for a chosen facet, those without its own choice. */
function chosenFacets(dictionary: Dictionary, counted: Counted, unchosen: FacetRow[]): FacetRow[] {
  const [first, ...others] = counted.choices;
  if (!first) return unchosen;
  if (others.length > 0) return countFacets(dictionary, counted);
  // Without the only choice, nothing is filtered.
  const facets = countFacets(dictionary, { ...counted, choices: [] });
  return [
    ...facets.filter(({ code }) => code !== first.code),
    ...unchosen.filter(({ code }) => code === first.code),
  ];
}

/** The best hits of a text, and whether they match all of it. */
export function bestHits(
  model: ReadModel,
  dictionary: Dictionary,
  { limit, ...searched }: Searched & { limit: number },
): { ids: number[]; isExact: boolean } {
  return withColumns(() => {
    const hits = searchHits(model, dictionary, searched);
    const best = bestHit(model, hits, limit);
    return { ids: best.map((row) => model.ids[row] ?? 0), isExact: hits.isExact };
  });
}

/** Like `newest`, ties are broken by id. */
function orderOf(model: ReadModel, sort: Sort): Before {
  const { ids, lowest, scores } = model;
  // One function per column: a shared one would have to look up its column on every comparison.
  const after = (a: number, b: number) => (ids[a] ?? 0) > (ids[b] ?? 0);
  const isNewer = newest(model);
  switch (sort) {
    case "relevance":
      return preferred(model);
    case "price-asc":
      return (a, b) => {
        const dearer = (lowest[a] ?? 0) - (lowest[b] ?? 0);
        return dearer === 0 ? after(b, a) : dearer < 0;
      };
    case "price-desc":
      return (a, b) => {
        const dearer = (lowest[a] ?? 0) - (lowest[b] ?? 0);
        return dearer === 0 ? after(a, b) : dearer > 0;
      };
    case "rating":
      return (a, b) => {
        const better = (scores[a] ?? 0) - (scores[b] ?? 0);
        return better === 0 ? isNewer(a, b) : better > 0;
      };
    default:
      return isNewer;
  }
}

function categoriesOf({ categories, mostCategoryId }: ReadModel, rows: Uint32Array): number[] {
  const found = new Uint8Array(mostCategoryId + 1);
  for (let place = 0; place < rows.length; place += 1) {
    found[categories[rows[place] ?? 0] ?? 0] = 1;
  }
  return [...found.keys()].filter((id) => found[id] === 1);
}
