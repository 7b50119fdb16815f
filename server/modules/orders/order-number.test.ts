import { expect, test } from "vitest";
import { canonicalNumber, countedNumber, randomSuffix } from "./order-number.ts";

test.each(["F-100001-K7", "f-100001-k7", "F100001K7", "F-100001K7", "f100001-k7"])(
  "normalises %s to F-100001-K7",
  (typed) => {
    expect(canonicalNumber(typed)).toBe("F-100001-K7");
  },
);

test.each([
  "F–100001–K7Q2MP",
  "# F 100001 K7Q2MP",
  "F-100001-K7Q2MP",
  "f-100001-k7q2mp",
  "F100001K7Q2MP",
  "f100001-k7q2mp",
])("normalises %s to F-100001-K7Q2MP", (typed) => {
  expect(canonicalNumber(typed)).toBe("F-100001-K7Q2MP");
});

test("keeps a suffix of digits apart from the order number", () => {
  expect(canonicalNumber("F10000123")).toBe("F-100001-23");
  expect(canonicalNumber("F100001234567")).toBe("F-100001-234567");
  expect(canonicalNumber("F1000001234567")).toBe("F-1000001-234567");
});

test("creates unique suffixes without ambiguous letters", () => {
  const suffixes = Array.from({ length: 500 }, () => randomSuffix());
  for (const suffix of suffixes) expect(suffix).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  expect(new Set(suffixes).size).toBe(500);
});

test("ignores the suffix when counting guesses at an order number", () => {
  expect(countedNumber("F-100001-K7")).toBe("F-100001");
  expect(countedNumber("F-100001-K7Q2MP")).toBe("F-100001");
});
