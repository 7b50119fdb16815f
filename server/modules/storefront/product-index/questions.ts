/** What can be asked of the index, and how it answers: in products, attributes and facets. */

/** All products of a shop as they are at one moment; only this folder looks into it. */
export interface ProductIndex {
  /** How many products customers see. */
  readonly listed: number;
}

/** The facets that every product has, beside those of its attributes. */
export type BuiltInFacet = "price" | "brand" | "stock";
export const PRICE = "price" satisfies BuiltInFacet;
export const BRAND = "brand" satisfies BuiltInFacet;
export const STOCK = "stock" satisfies BuiltInFacet;
/** The only value of the facet `stock`. */
export const HAS_STOCK = "in";

/** What is chosen in a facet: values of an attribute, or a range of its numbers; prices in pounds. */
export type Choice =
  | { code: string; values: string[] }
  | { code: string; min: number | null; max: number | null };

/** In pounds; null: no limit. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

export type Sort = "relevance" | "newest" | "price-asc" | "price-desc" | "rating";

/** One thing that a customer searches for. Words and phrases are folded like those of documents. */
export interface SearchTerm {
  /** Any of these phrases. */
  whole: string[];
  /** Groups of words that must all be in a document, in any order. */
  together: readonly string[][];
  /** Beginnings of words. */
  begins: string[];
  /** Words for facts. */
  facts: string[];
  /** It is what the thing is called: it must be in the name, brand or category. */
  isKind: boolean;
  /** The exact word, where it is another one than the phrase. */
  typed: string | undefined;
  /** Attributes of which it may be the number. */
  number: { codes: string[]; value: number } | undefined;
  /** How much it counts when not all terms match; 1: a number or an unknown word; 0: it need not match. */
  weight: number;
  /** Other kinds that match as well. */
  or: SearchTerm[];
  /** Of a kind: phrases for types that buyers confuse with it. */
  related: string[];
}

/** Any of these values of an attribute, or numbers that lie in its ranges. */
export interface PossibleFact {
  code: string;
  values: readonly (string | number)[];
}

export interface Search {
  terms: SearchTerm[];
  price?: PriceRange | undefined;
  /** The order that the text asks for. */
  order?: "price-asc" | "price-desc" | undefined;
}

/** A list of products that customers see. */
export interface ListQuestion {
  scope: "all" | "new-arrival" | "special-offers";
  /** Products of these categories; absent: the whole shop. */
  categoryIds?: readonly number[] | undefined;
  search?: Search | undefined;
  /** For each group: which of its facts do all results have? */
  facts: readonly (readonly PossibleFact[])[];
  choices: readonly Choice[];
  /** null: the order of the search, or the newest first. */
  sort: Sort | null;
  page: number;
  pageSize: number;
  /** A product of which the rank is explained. */
  explain?: number | undefined;
}

/** Products whether customers see them or not: what words or part of a code name, or of a state. */
export type StaffQuestion =
  | { named: { terms: SearchTerm[]; code: string } }
  | { state: "low" | "unpictured" };

export interface Found {
  total: number;
  /** Products of the page, in order. */
  ids: number[];
  /** Whether any product matches the whole search. */
  isExact: boolean;
  /** Indexes of the terms that no result contains. */
  missing: number[];
  /** Where a search found nothing: products that match part of it. */
  nearestIds: number[];
  /** No result has the price of the search. */
  isPriceMissed: boolean;
  /** The list is in the order that the search asks for. */
  isOrdered: boolean;
  /**
   * By groups of the question's facts: the one that all results have, with its values among them;
   * or all of the group without values, if each result has one of them; or none.
   */
  held: PossibleFact[][];
  /** Categories of all products before anything is chosen. */
  categoryIds: number[];
  /** Of the product to explain; undefined: it is not in the index. */
  explained: RankExplanation | undefined;
}

export interface RankPart {
  field: "name" | "title" | "words" | "typed" | "number";
  points: number;
}

export interface RankExplanation {
  /** By terms of the search. */
  terms: RankPart[][];
  /** What its orders are worth, in orders of this moment. */
  orders: number;
  /** Days after which an order is worth half. */
  halfLifeDays: number;
}

/** How many products have a value of a facet; or the ends of a numeric facet, and its histogram. */
export interface FacetCount {
  code: string;
  value: string | null;
  count: number;
  low: number | null;
  high: number | null;
  /** Products in equal parts between the ends; empty for values. */
  bars: number[];
}

/** Prices in piastres. */
export interface Counts {
  /** Each facet without its own choice. */
  facets: FacetCount[];
  /** Before anything is chosen. */
  unfiltered: { total: number; facets: FacetCount[] };
}

export interface Suggested {
  ids: number[];
  isExact: boolean;
}
