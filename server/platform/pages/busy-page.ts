import type { Locale } from "#contract/kernel/locale.ts";
import { presentProblem, type ProblemError } from "../http/problem-error.ts";
import { DATA_POLICY } from "./content-policy.ts";
import { plainPage } from "./plain-page.ts";

export interface BusyAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Spreads the retries of visitors who were turned away at the same time. */
const SPREAD_S = 5;
const SOONEST_S = 3;

/**
 * The response when the shop cannot render a page now; JSON when the router asks for a page's data.
 */
export function busyAnswer(problem: ProblemError, locale: Locale, isData: boolean): BusyAnswer {
  const { seconds = SOONEST_S + Math.floor(Math.random() * SPREAD_S) } = problem.values;
  const presented = presentProblem(problem, locale);
  const headers = {
    "cache-control": "no-store",
    "content-language": locale,
    "retry-after": String(seconds),
  };
  if (isData) {
    const type = {
      "content-type": "application/problem+json",
      "content-security-policy": DATA_POLICY,
    };
    return {
      status: problem.status,
      headers: { ...headers, ...type },
      body: JSON.stringify(presented),
    };
  }
  const page = plainPage({ locale, title: presented.title, refreshSeconds: Number(seconds) });
  return { status: problem.status, headers: { ...headers, ...page.headers }, body: page.body };
}
