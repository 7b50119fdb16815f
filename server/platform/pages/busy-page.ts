import type { Locale } from "#contract/kernel/locale.ts";
import { message, type MessageKey } from "#contract/kernel/messages.ts";
import { PROBLEM_STATUS } from "#contract/kernel/problem.ts";
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

/** The response when rendering a page failed outside the page's own error boundaries. */
export function brokenAnswer(locale: Locale): BusyAnswer {
  const say = (key: MessageKey) => message(key, locale, {});
  const body = `<p>${say("problem.internal")}</p><p><a href="/">${say("status.toShop")}</a></p>`;
  const page = plainPage({ locale, title: say("page.broken"), body });
  const headers = { "cache-control": "no-store", "content-language": locale, ...page.headers };
  return { status: PROBLEM_STATUS.internal, headers, body: page.body };
}

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
