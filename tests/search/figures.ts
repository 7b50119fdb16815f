import type { JudgedQuery } from "./judged-queries.ts";

/** What a search answered, best first. */
export interface Answer extends JudgedQuery {
  found: string[];
}

export interface Figures {
  queries: number;
  /** How near the order of the first ten comes to the best possible one: 1 is the best. */
  ndcg: number;
  /** Share of what is exactly meant that stands on the first page. */
  recall: number;
  /** Answers with nothing at all. */
  empty: number;
  /** Share of the answers whose first product is as good as any there is. */
  firstRight: number;
}

const COMPARED = 10;
const PAGE = 24;

/** The figures of many answers together: each counts the same. */
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

/** Discounted gain of the first ten, as a share of what the best order would gain. */
export function ndcgOf({ found, grades }: Answer): number {
  const best = [...grades.values()].toSorted((a, b) => b - a);
  return gainOf(found.map((code) => grades.get(code) ?? 0)) / gainOf(best);
}

function gainOf(grades: number[]): number {
  return grades
    .slice(0, COMPARED)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/** Of a query that nothing answers exactly, the best there is is asked for. */
function recallOf({ found, grades }: Answer): number {
  const top = Math.max(...grades.values());
  const wanted = [...grades].filter(([, grade]) => grade === top).slice(0, PAGE);
  const page = new Set(found.slice(0, PAGE));
  return wanted.filter(([code]) => page.has(code)).length / wanted.length;
}

function isFirstRight({ found: [first = ""], grades }: Answer): boolean {
  return grades.get(first) === Math.max(...grades.values());
}
