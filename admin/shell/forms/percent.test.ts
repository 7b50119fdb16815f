import { expect, test } from "vitest";
import { basisPointsOf, percentOf } from "./percent.ts";

test("reads percent with at most two decimals, in any digits", () => {
  expect(["15", "12.5", "٧٫٢٥", "100", "0"].map(basisPointsOf)).toEqual([
    1_500, 1_250, 725, 10_000, 0,
  ]);
  expect(["", "101", "1.234", "-5", "ten"].map(basisPointsOf)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect([1_500, 725].map(percentOf)).toEqual(["15", "7.25"]);
});
