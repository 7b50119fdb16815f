import type { Dictionary } from "#server/modules/catalog/index.ts";
import type { Search, SearchTerm } from "../product-index/index.ts";
import { measuredAs } from "../text/measured-as.ts";
import type { Question, Term } from "../text/query-terms.ts";

/** A query as the index answers it. */
export function searchOf(
  dictionary: Dictionary,
  { terms, price, order }: Pick<Question, "terms" | "price" | "order">,
): Search {
  return {
    terms: terms.map((term) => searchTerm(dictionary, term)),
    price,
    order: order?.sort,
  };
}

/** A term of a query as the index finds it. */
export function searchTerm(dictionary: Dictionary, term: Term): SearchTerm {
  const { whole, together = [], begins, facts, isKind, typed, measure, weight } = term;
  return {
    whole: whole.map(phraseIn),
    together,
    begins: begins.map((beginning) => beginning.slice(2, -1)),
    facts: facts.map(phraseIn),
    isKind,
    typed: typed && phraseIn(typed),
    number: measure && measuredAs(dictionary, measure),
    weight,
    or: (term.or ?? []).map((other) => searchTerm(dictionary, other)),
    related: (term.sisters ?? []).map(phraseIn),
  };
}

/** Patterns have the form "% a b %", for texts with spaces around every word. */
const phraseIn = (pattern: string) => pattern.slice(2, -2);
