import { expect, test } from "vitest";
import { canonicalNumber, randomSuffix } from "./order-number.ts";

test.each(["F-100001-K7", "f-100001-k7", "F100001K7", "F-100001K7", "f100001-k7"])(
  "%s is F-100001-K7",
  (typed) => {
    expect(canonicalNumber(typed)).toBe("F-100001-K7");
  },
);

test("an end of digits stays an end", () => {
  expect(canonicalNumber("F10000123")).toBe("F-100001-23");
});

test("ends have no letter that looks or sounds like another, and differ", () => {
  const suffixes = Array.from({ length: 500 }, randomSuffix);
  for (const suffix of suffixes) expect(suffix).toMatch(/^[2-9A-HJKMNP-Z]{2}$/);
  expect(new Set(suffixes).size).toBeGreaterThan(250);
});
