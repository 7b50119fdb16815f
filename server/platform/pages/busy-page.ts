import { createHash } from "node:crypto";
import { DIRECTION, type Locale } from "#contract/kernel/locale.ts";
import { presentProblem, type ProblemError } from "../http/problem-error.ts";
import { DATA_POLICY } from "./content-policy.ts";

export interface BusyAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const STYLE =
  "body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem;text-align:center;color:#2a2118;background:#faf7f1}";
const POLICY = `${DATA_POLICY}; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;
/** Those sent away at once do not all come back at once. */
const SPREAD_S = 5;
const SOONEST_S = 3;

/** What a page's visitor is told when the shop cannot make it now; the router, asking for a page's data, as JSON. */
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
  const body = `<!doctype html><html lang="${locale}" dir="${DIRECTION[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds}"><title>${presented.title}</title><style>${STYLE}</style></head><body><h1>${presented.title}</h1></body></html>`;
  const type = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
  return { status: problem.status, headers: { ...headers, ...type }, body };
}
