import { expect, test } from "vitest";
import { barsOutline, fullestPart, isTelling } from "./range-bars.ts";
import type { RangeFacetData } from "./range-draft.ts";

const price: RangeFacetData = {
  kind: "range",
  code: "price",
  name: "Price",
  explanation: null,
  isOpen: true,
  isPromoted: false,
  unit: "EGP",
  divisor: 1,
  min: 40,
  max: 1_000,
  bars: [1, 0, 20, 5],
  selectedMin: null,
  selectedMax: null,
};

test("draws bars on one baseline, scaled to the highest", () => {
  expect(barsOutline(price.bars)).toBe(
    "polygon(0% 100%,0% 94%,20% 94%,20% 100%,50% 100%,50% 0%,70% 0%,70% 100%,75% 100%,75% 75%,95% 75%,95% 100%)",
  );
});

test("returns the most frequent range in slider steps within the bounds", () => {
  expect(fullestPart(price)).toEqual({ min: 520, max: 760 });
  expect(fullestPart({ ...price, bars: [9, 0, 2, 5] })).toEqual({ min: 40, max: 280 });
  expect(fullestPart({ ...price, min: 43, bars: [9, 0, 2, 5] })).toEqual({ min: 43, max: 280 });
});

test("treats a chart with two clusters or no bars as unhelpful", () => {
  expect(isTelling(price)).toBe(true);
  expect(isTelling({ ...price, bars: [4, 0, 0, 9] })).toBe(false);
  expect(isTelling({ ...price, bars: [] })).toBe(false);
});
