import type { JudgedQuery } from "./judged-queries.ts";

/** The results of a search, best first. */
export interface Answer extends JudgedQuery {
  found: string[];
}

export interface Figures {
  queries: number;
  /** How close the order of the first ten is to the best possible one: 1 is the best. */
  ndcg: number;
  /** Share of exact matches that are on the first page. */
  recall: number;
  /** Number of searches without results. */
  empty: number;
  /** Share of searches whose first result is as good as any. */
  firstRight: number;
}

const COMPARED = 10;
const PAGE = 24;

/** The average figures of many searches, each with the same weight. */
export function figuresOf(answers: Answer[]): Figures {
  const mean = (valueOf: (answer: Answer) => number) =>
    answers.reduce((sum, answer) => sum + valueOf(answer), 0) / answers.length;
  return {
    queries: answers.length,
    ndcg: mean(ndcgOf),
    recall: mean(recallOf),
    empty: answers.filter(({ found }) => found.length === 0).length,
    firstRight: mean((answer) => (isFirstRight(answer) ? 1 : 0)),
  };
}

/** Discounted cumulative gain of the first ten, as a share of the best possible order's. */
export function ndcgOf({ found, grades }: Answer): number {
  const best = [...grades.values()].toSorted((a, b) => b - a);
  return gainOf(found.map((code) => grades.get(code) ?? 0)) / gainOf(best);
}

function gainOf(grades: number[]): number {
  return grades
    .slice(0, COMPARED)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/** For a query without exact matches, uses the best grade there is. */
function recallOf({ found, grades }: Answer): number {
  const top = Math.max(...grades.values());
  const wanted = [...grades].filter(([, grade]) => grade === top).slice(0, PAGE);
  const page = new Set(found.slice(0, PAGE));
  return wanted.filter(([code]) => page.has(code)).length / wanted.length;
}

function isFirstRight({ found: [first = ""], grades }: Answer): boolean {
  return grades.get(first) === Math.max(...grades.values());
}
