import type { Locale } from "#contract/kernel/locale.ts";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import type { Question } from "../text/query-terms.ts";
import { spelling } from "../text/trade-phrases.ts";
import { orderFact, priceFact } from "./price-text.ts";
import { type HeldFact, understoodFacts } from "./understood-facts.ts";

export type SearchOutcome = Pick<ProductList, "isGuess" | "didYouMean" | "leftOut" | "understood">;

interface Answered {
  total: number;
  isExact: boolean;
  missing: number[];
  isPriceMissed: boolean;
  isOrdered: boolean;
}

/** For a list without a search. */
const NO_SEARCH: SearchOutcome = { isGuess: false, didYouMean: null, leftOut: [], understood: [] };

export interface Search {
  question: Question | undefined;
  /** Codes of the categories that contain all results. */
  categories: string[];
  /** Facts that all results have. */
  held: HeldFact[];
}

/** How the results relate to what was searched for. */
export function presentSearch(
  locale: Locale,
  { question, categories, held }: Search,
  { total, isExact, missing, isPriceMissed, isOrdered }: Answered,
): SearchOutcome {
  if (!question) return NO_SEARCH;
  const { terms, meant, price, order, text } = question;
  const said = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");
  // If nothing is found, the nearest results come from the corrected words.
  if (total === 0) return { ...NO_SEARCH, didYouMean: meant };
  const words = missing.flatMap((index) => (terms[index] ? [spelling(terms[index].text)] : []));
  const facts = understoodFacts(locale, { text, held, categories }).map((fact) => ({
    ...fact,
    without: said(fact.without, order?.typed, price?.typed),
  }));
  return {
    isGuess: meant !== null || !isExact,
    didYouMean: meant,
    leftOut: [...words, ...(price && isPriceMissed ? [price.typed] : [])],
    understood: [
      ...facts,
      ...(price && !isPriceMissed ? [priceFact(locale, price, said(text, order?.typed))] : []),
      ...(order && isOrdered ? [orderFact(locale, order, said(text, price?.typed))] : []),
    ],
  };
}
