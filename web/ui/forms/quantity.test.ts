import { expect, test } from "vitest";
import { settleQuantity } from "./quantity.ts";

const limits = { min: 1, max: 20 };

test.each([
  [5, 5],
  [0, 1],
  [-3, 1],
  [99, 20],
  [2.9, 2],
  [null, 4],
  [Number.NaN, 4],
  [Number.POSITIVE_INFINITY, 4],
])("changes the typed quantity %s to %i", (typed, settled) => {
  expect(settleQuantity(typed, 4, limits)).toBe(settled);
});

test("reduces a quantity to a lower stock", () => {
  expect(settleQuantity(null, 8, { min: 1, max: 3 })).toBe(3);
});
