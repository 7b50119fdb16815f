/** Of a facet's value, or of all numbers of a facet. */
interface Counted {
  code: string;
  count: number;
  low: number | null;
  high: number | null;
}

/** By the facet's code, from 0 (tells nothing apart) to 1. */
export type FacetWorths = ReadonlyMap<string, number>;

/** Up to here a facet parts so few products that it stands behind all others. */
const IDLE = 0.1;
/** Facets that stand open, chosen among the first: what is far down is opened by who looks for it. */
const OPEN = 3;
const FIRST = 8;
const PROMOTED = 2;
/** Between ends that are far apart, most products may still be alike. */
const ONLY_ENDS = 0.6;

/** What each facet helps to choose: the share of products that it says something about, times how it tells them apart. */
export function facetWorths(rows: Counted[], total: number): FacetWorths {
  const byCode = Map.groupBy(rows, ({ code }) => code);
  return new Map([...byCode].map(([code, of]) => [code, coverage(of, total) * spread(of)]));
}

function coverage(rows: Counted[], total: number): number {
  return Math.min(1, countOf(rows) / Math.max(1, total));
}

/** The chance that two products differ in it; of numbers only the ends are known, and how far they are apart. */
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

/** Of facets in their order: which stand open, and which have their values above the list as well. */
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
