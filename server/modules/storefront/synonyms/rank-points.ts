import type { RankField } from "#contract/storefront/synonym-endpoints.ts";
import type { Term } from "../text/query-terms.ts";

/** The words of a product, each text between spaces. */
export interface RankedDocument {
  name: string;
  title: string;
  words: string;
}

export interface RankPart {
  field: RankField;
  points: number;
}

/** What a term earns a product, and where. The rules of `textHits`, field by field. */
export function termPoints(
  { name, title, words }: RankedDocument,
  term: Term,
  nearness: number,
): RankPart[] {
  const begins = [...term.begins, ...term.facts];
  const first = term.whole.some((pattern) => name.startsWith(pattern.slice(1, -1)));
  const parts: RankPart[] = [
    { field: "name", points: first ? 6 : pointsIn(name, term.whole, 4, begins, 3) },
    { field: "title", points: pointsIn(title, term.whole, 3, begins, 2) },
    { field: "words", points: has(words, term.whole) ? 1 : 0 },
    { field: "typed", points: term.typed !== undefined && has(words, [term.typed]) ? 1 : 0 },
    { field: "number", points: nearness },
  ];
  return parts.filter(({ points }) => points > 0);
}

/** Words that stand beside each other as they were typed earn more than apart. */
export function togetherPoints({ words }: RankedDocument, before: Term, term: Term): RankPart[] {
  const [first = "", second = ""] = [before.whole[0], term.whole[0]];
  const pair = `${first.slice(0, -1)}${second.slice(1)}`;
  return has(words, [pair.replace("  ", " ")]) ? [{ field: "together", points: 2 }] : [];
}

function pointsIn(
  text: string,
  whole: string[],
  forWhole: number,
  begins: string[],
  forBegins: number,
): number {
  if (has(text, whole)) return forWhole;
  return has(text, begins) ? forBegins : 0;
}

/** Patterns are for LIKE, with nothing but a percent sign at both ends. */
const has = (text: string, patterns: string[]) =>
  patterns.some((pattern) => text.includes(pattern.slice(1, -1)));
