import { expect, test } from "vitest";
import { barsOf } from "./bar-code.ts";

/**
 * Start B, "F" (38), "1" (17), checksum 104 + 38 + 2 × 17 = 176 mod 103 = 73, stop: from the
 * standard's table.
 */
const F1 = ["11010010000", "10001100010", "10011100110", "10000110100", "1100011101011"].join("");

test("bars are those of Code 128", () => {
  expect(barsOf("F1")).toBe(F1);
});

test("a number of an order fits on a label with bars that a scanner tells apart", () => {
  const millimetres = 88 / (barsOf("F-9999999-ABCDEF/12").length + 20);
  expect(millimetres).toBeGreaterThan(0.25);
});
