import { expect, test } from "vitest";
import { typedNumbers } from "./typed-numbers.ts";

const LENGTH = { kind: "number", unit: "mm" } as const;

test.each([
  ["600 800 1000", [600, 800, 1000]],
  ["600, 800; 1000", [600, 800, 1000]],
  ["٦٠٠، ٨٠٠", [600, 800]],
  ["600 mm 800mm", [600, 800]],
  ["٦٠٫٥mm", [60.5]],
  ["600 600", [600]],
  ["", []],
])("reads “%s” as %j", (typed, numbers) => {
  expect(typedNumbers(typed, LENGTH)).toEqual({ numbers, faults: [] });
});

test("reports other units, words and fractions of integers as faults", () => {
  expect(typedNumbers("60cm 800 wide", LENGTH)).toEqual({
    numbers: [800],
    faults: ["60cm", "wide"],
  });
  expect(typedNumbers("3 2.5", { kind: "integer", unit: null })).toEqual({
    numbers: [3],
    faults: ["2.5"],
  });
});
