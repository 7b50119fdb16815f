/** Counts of a facet value, or of all numbers of a numeric facet. */
interface Counted {
  code: string;
  count: number;
  low: number | null;
  high: number | null;
}

/** By facet code, from 0 (distinguishes nothing) to 1. */
export type FacetWorths = ReadonlyMap<string, number>;

/** At or below this a facet narrows the list so little that it is placed last. */
const IDLE = 0.1;
/**
 * Number of expanded facets, chosen among the first ones: visitors expand those further down
 * themselves.
 */
const OPEN = 3;
const FIRST = 8;
const PROMOTED = 2;
/** Even when the ends are far apart, most products may be similar. */
const ONLY_ENDS = 0.6;

/**
 * How useful each facet is for choosing: the share of products it covers, times how well it
 * distinguishes them.
 */
export function facetWorths(rows: Counted[], total: number): FacetWorths {
  const byCode = Map.groupBy(rows, ({ code }) => code);
  return new Map([...byCode].map(([code, of]) => [code, coverage(of, total) * spread(of)]));
}

function coverage(rows: Counted[], total: number): number {
  return Math.min(1, countOf(rows) / Math.max(1, total));
}

/**
 * The probability that two products differ; for numbers, estimated from how far the ends are apart.
 */
function spread(rows: Counted[]): number {
  const [first] = rows;
  if (first && first.low !== null && first.high !== null) {
    return first.high > 0 ? ONLY_ENDS * (1 - first.low / first.high) : 0;
  }
  const all = countOf(rows);
  return 1 - rows.reduce((sum, { count }) => sum + (count / all) ** 2, 0);
}

const countOf = (rows: Counted[]) => rows.reduce((sum, { count }) => sum + count, 0);

export const isIdle = (worths: FacetWorths, code: string) => (worths.get(code) ?? 0) < IDLE;

/**
 * For facets in display order: which are expanded, and whose values are also shown above the list.
 */
export function chosenFacets(
  facets: { code: string; kind: "values" | "range" }[],
  worths: FacetWorths,
): { open: Set<string>; promoted: Set<string> } {
  const worth = ({ code }: { code: string }) => worths.get(code) ?? 0;
  const best = facets
    .slice(0, FIRST)
    .filter(({ code }) => !isIdle(worths, code))
    .toSorted((a, b) => worth(b) - worth(a));
  const open = best.slice(0, OPEN);
  const promoted = best.filter(({ kind }) => kind === "values").slice(0, PROMOTED);
  return {
    open: new Set(open.map(({ code }) => code)),
    promoted: new Set(promoted.map(({ code }) => code)),
  };
}
