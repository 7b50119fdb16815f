import { expect, test } from "vitest";
import { MAX_LINES } from "#contract/cart/endpoints.ts";
import { fittingVariants } from "./restore-cart.ts";

const lines = (from: number, to: number, isParked: boolean) =>
  Array.from({ length: to - from }, (_, index) => ({ variantId: from + index, isParked }));

test("restores all parked lines when they fit", () => {
  expect(fittingVariants([...lines(1, 3, false), ...lines(2, 6, true)])).toEqual([2, 3, 4, 5]);
});

test("restores only variants that are in the cart or fit", () => {
  const full = lines(0, MAX_LINES, false);
  expect(fittingVariants([...full, ...lines(MAX_LINES - 2, MAX_LINES + 5, true)])).toEqual([
    MAX_LINES - 2,
    MAX_LINES - 1,
  ]);
  expect(fittingVariants([...full.slice(1), ...lines(MAX_LINES, MAX_LINES + 5, true)])).toEqual([
    MAX_LINES,
  ]);
});

test("returns no variants when nothing is parked", () => {
  expect(fittingVariants(lines(1, 5, false))).toEqual([]);
});
