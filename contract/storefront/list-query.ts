import { cutText } from "../kernel/cut-text.ts";
import { normaliseDigits } from "../kernel/digits.ts";

export const SORTS = ["relevance", "newest", "price-asc", "price-desc", "rating"] as const;
export type Sort = (typeof SORTS)[number];
export const PAGE_SIZE = 24;
const MAX_PAGE = 10_000;
const MAX_VALUES = 40;
/** Two consecutive dots would read as a range. */
const VALUE = /^(?!.*\.\.)[a-z0-9][a-z0-9._-]{0,39}$/;
/** The maximum number of values, each with 40 characters and a comma. */
const MAX_CHOICE = MAX_VALUES * 41;
const MAX_TERM = 200;
const FACET_KEY = /^[a-z][a-z0-9_]{0,39}$/;
const RESERVED = new Set(["page", "sort", "q", "lang"]);

/** Chosen values of a facet, or the chosen range of a numeric one. */
export type FacetChoice = { values: string[] } | { min: number | null; max: number | null };

/** The state of a list page: all of it is in the address. */
export interface ListQuery {
  q: string;
  page: number;
  sort: Sort | null;
  /**
   * By facet code; `price` in whole pounds, `stock` with the value `in`, `brand` with brand codes.
   */
  facets: Record<string, FacetChoice>;
}

function parseChoice(text: string): FacetChoice | undefined {
  const plain = cutText(normaliseDigits(text).trim(), MAX_CHOICE);
  const range = /^(\d{1,9}(?:\.\d{1,3})?)?\.\.(\d{1,9}(?:\.\d{1,3})?)?$/.exec(plain);
  if (range) {
    const [, min, max] = range;
    if (min === undefined && max === undefined) return undefined;
    return {
      min: min === undefined ? null : Number(min),
      max: max === undefined ? null : Number(max),
    };
  }
  const values = [...new Set(plain.split(",").map((value) => value.trim().toLowerCase()))]
    .filter((value) => VALUE.test(value))
    .slice(0, MAX_VALUES)
    .toSorted();
  return values.length > 0 ? { values } : undefined;
}

const TYPED_END = /^([a-z][a-z0-9_]{0,39})\.(?:from|to)$/;

/**
 * Fields of the range form for browsers without JavaScript: both ends as typed, and the factor from
 * the displayed unit to the attribute's unit.
 */
export function rangeField(facet: string, part: "from" | "to" | "per"): string {
  return `${facet}.${part}`;
}

/** The range typed into the two fields of such a form; an empty end is open. */
function typedRange(search: SearchEntries, facet: string): FacetChoice | undefined {
  const read = (part: "from" | "to" | "per") =>
    normaliseDigits(search.get(rangeField(facet, part)) ?? "").replace(/[\s,]/g, "");
  const per = /^\d{1,4}$/.test(read("per")) ? Number(read("per")) : 1;
  const end = (part: "from" | "to") =>
    /^\d{1,9}(?:\.\d{1,3})?$/.test(read(part)) ? String(Number(read(part)) * per) : "";
  const [from, to] = [end("from"), end("to")];
  const isTurned = from !== "" && to !== "" && Number(from) > Number(to);
  return parseChoice(isTurned ? `${to}..${from}` : `${from}..${to}`);
}

/** The part of URLSearchParams that is needed here, available in server and browser. */
interface SearchEntries extends Iterable<[string, string]> {
  get(name: string): string | null;
}

/**
 * Parses the query string of a list page. Invalid parts are ignored, never an error: links get
 * mangled.
 */
export function parseListQuery(search: SearchEntries): ListQuery {
  const pageText = normaliseDigits(search.get("page") ?? "");
  const page = /^\d{1,6}$/.test(pageText) ? Math.min(MAX_PAGE, Math.max(1, Number(pageText))) : 1;
  const sortText = search.get("sort");
  const sort = SORTS.find((known) => known === sortText) ?? null;
  const facets: ListQuery["facets"] = {};
  for (const [key, value] of search) {
    const typed = TYPED_END.exec(key)?.[1];
    const facet = typed ?? key;
    if (RESERVED.has(facet) || !FACET_KEY.test(facet)) continue;
    const choice = typed === undefined ? parseChoice(value) : typedRange(search, typed);
    if (choice) facets[facet] = choice;
  }
  // Cutting inside a surrogate pair leaves a lone surrogate, which cannot be encoded.
  const q = cutText(search.get("q") ?? "", MAX_TERM);
  return { q, page, sort, facets };
}

function writeChoice(choice: FacetChoice): string {
  return "values" in choice ? choice.values.join(",") : `${choice.min ?? ""}..${choice.max ?? ""}`;
}

/** Writes a list query in its canonical order, without empty or default parts; "" or "?…". */
export function writeListQuery(query: ListQuery): string {
  const parts: string[] = [];
  if (query.q) parts.push(`q=${encodeURIComponent(query.q)}`);
  for (const key of Object.keys(query.facets).toSorted()) {
    const choice = query.facets[key];
    if (choice) parts.push(`${key}=${writeChoice(choice)}`);
  }
  if (query.sort) parts.push(`sort=${query.sort}`);
  if (query.page > 1) parts.push(`page=${query.page}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** The same list with one facet value added or removed, back on page 1. */
export function toggleValue(query: ListQuery, facet: string, value: string): ListQuery {
  const current = query.facets[facet];
  const values = current && "values" in current ? current.values : [];
  const next = values.includes(value) ? values.filter((v) => v !== value) : [...values, value];
  const { [facet]: _, ...others } = query.facets;
  const facets = next.length > 0 ? { ...others, [facet]: { values: next.toSorted() } } : others;
  return { ...query, page: 1, facets };
}

/** The same list without one facet, or without any. */
export function clearFacets(query: ListQuery, facet?: string): ListQuery {
  if (facet === undefined) return { ...query, page: 1, facets: {} };
  const { [facet]: _, ...facets } = query.facets;
  return { ...query, page: 1, facets };
}
