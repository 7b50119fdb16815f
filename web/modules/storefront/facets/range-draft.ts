import { normaliseDigits } from "#contract/kernel/digits.ts";
import type { Facet } from "#contract/storefront/endpoints.ts";

export type RangeFacetData = Extract<Facet, { kind: "range" }>;
export interface Range {
  min: number;
  max: number;
}

/** The current range: the selected one, or all of it. */
export function currentRange({ min, max, selectedMin, selectedMax }: RangeFacetData): Range {
  return { min: selectedMin ?? min, max: selectedMax ?? max };
}

/** Parses an end of a range typed in any digits; invalid input keeps the previous value. */
export function readEnd(text: string, before: number): number {
  const plain = normaliseDigits(text).replace(/[\s,]/g, "");
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : before;
}

/** The range to request: ends in order and within bounds; an end at its bound is left open. */
export function chosenRange(
  { min, max }: RangeFacetData,
  draft: Range,
): { min: number | null; max: number | null } {
  const [low, high] = draft.min <= draft.max ? [draft.min, draft.max] : [draft.max, draft.min];
  return {
    min: low <= min ? null : Math.min(low, max),
    max: high >= max ? null : Math.max(high, min),
  };
}

/** A step fine enough to reach every value, coarse enough for a thumb. */
export function rangeStep({ min, max }: Range): number {
  const span = max - min;
  if (span <= 0) return 1;
  if (span <= 5) return 0.1;
  if (span <= 200) return 1;
  return span <= 2000 ? 10 : 50;
}
