import { expect, test } from "vitest";
import { MAX_LINES } from "#contract/cart/endpoints.ts";
import { fittingVariants } from "./restore-cart.ts";

const lines = (from: number, to: number, isParked: boolean) =>
  Array.from({ length: to - from }, (_, index) => ({ variantId: from + index, isParked }));

test("everything comes back where there is room", () => {
  expect(fittingVariants([...lines(1, 3, false), ...lines(2, 6, true)])).toEqual([2, 3, 4, 5]);
});

test("a full cart takes back only more of what it has", () => {
  const full = lines(0, MAX_LINES, false);
  expect(fittingVariants([...full, ...lines(MAX_LINES - 2, MAX_LINES + 5, true)])).toEqual([
    MAX_LINES - 2,
    MAX_LINES - 1,
  ]);
  expect(fittingVariants([...full.slice(1), ...lines(MAX_LINES, MAX_LINES + 5, true)])).toEqual([
    MAX_LINES,
  ]);
});

test("nothing put aside is nothing to bring back", () => {
  expect(fittingVariants(lines(1, 5, false))).toEqual([]);
});
