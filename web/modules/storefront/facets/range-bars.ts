import { type Range, type RangeFacetData, rangeStep } from "./range-draft.ts";

const PERCENT = 100;
/**
 * The gap after a bar, as a share of its width; and the height of the lowest non-empty bar, in
 * percent.
 */
const GAP = 0.2;
const LEAST_HEIGHT = 6;
/** With fewer non-empty bars the chart tells no more than the two ends do. */
const FEWEST_BARS = 3;

export function isTelling({ bars }: RangeFacetData): boolean {
  return bars.filter((count) => count > 0).length >= FEWEST_BARS;
}

/** The bars as the clip path of one element, the highest at full height. */
export function barsOutline(bars: readonly number[]): string {
  const most = Math.max(...bars);
  const width = PERCENT / bars.length;
  const corners = bars.flatMap((count, place) => {
    if (count === 0) return [];
    const [start, end] = [place * width, (place + 1 - GAP) * width];
    const top = PERCENT - Math.max(LEAST_HEIGHT, (count / most) * PERCENT);
    return [
      [start, PERCENT],
      [start, top],
      [end, top],
      [end, PERCENT],
    ];
  });
  const points = corners.map((corner) => corner.map((at) => `${Number(at.toFixed(1))}%`).join(" "));
  return `polygon(${points.join(",")})`;
}

/** The range of the fullest bar, in whole steps. */
export function fullestPart(facet: RangeFacetData): Range {
  const { min, max, bars } = facet;
  const fullest = bars.indexOf(Math.max(...bars));
  const step = rangeStep(facet);
  const endOf = (bar: number) =>
    Math.round((min + (bar * (max - min)) / bars.length) / step) * step;
  return { min: Math.max(min, endOf(fullest)), max: Math.min(max, endOf(fullest + 1)) };
}
