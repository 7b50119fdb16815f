import type { Locale } from "#contract/kernel/locale.ts";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import type { Question } from "../text/query-terms.ts";
import { spelling } from "../text/trade-phrases.ts";
import { type MeantFact, understoodFacts } from "./understood-facts.ts";

export type SearchOutcome = Pick<ProductList, "isGuess" | "didYouMean" | "leftOut" | "understood">;

interface Answered {
  total: number;
  isExact: boolean;
  missing: number[];
  holding: boolean[];
}

/** For a list without a search. */
const NO_SEARCH: SearchOutcome = { isGuess: false, didYouMean: null, leftOut: [], understood: [] };

export interface Search {
  text: string;
  question: Question | undefined;
  facts: MeantFact[];
  /** Codes of the common ancestor categories of all results. */
  categories: string[];
}

/** How the results relate to what was searched for. */
export function presentSearch(
  locale: Locale,
  { text, question, facts, categories }: Search,
  { total, isExact, missing, holding }: Answered,
): SearchOutcome {
  if (!question || total === 0) return NO_SEARCH;
  const { terms, meant } = question;
  const held = facts.filter((_, index) => holding[index]);
  return {
    isGuess: meant !== null || !isExact,
    didYouMean: meant,
    leftOut: missing.flatMap((index) => (terms[index] ? [spelling(terms[index].text)] : [])),
    understood: understoodFacts(locale, { text, facts: held, categories }),
  };
}
