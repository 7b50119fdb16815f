import { expect, test } from "vitest";
import { barsOf } from "./bar-code.ts";

/**
 * Start B, "F" (38), "1" (17), checksum 104 + 38 + 2 × 17 = 176 mod 103 = 73, stop: from the
 * standard's table.
 */
const F1 = ["11010010000", "10001100010", "10011100110", "10000110100", "1100011101011"].join("");

test("encodes text as Code 128 bars", () => {
  expect(barsOf("F1")).toBe(F1);
});

test("fits an order number on a label with bars above 0.25 mm", () => {
  const millimetres = 88 / (barsOf("F-9999999-ABCDEF/12").length + 20);
  expect(millimetres).toBeGreaterThan(0.25);
});
