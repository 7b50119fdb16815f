import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalText, parseDecimal } from "./decimals.ts";

test.each([
  ["8450", 845000],
  ["8450.5", 845050],
  ["8450,50", 845050],
  ["8,450", 845000],
  ["8,450.50", 845050],
  ["8.450,50", 845050],
  ["1,234,567", 123456700],
  ["1.234.567", 123456700],
  ["8 450,5", 845050],
  ["٨٬٤٥٠٫٥٠", 845050],
  ["٨٤٥٠", 845000],
  ["۸۴۵۰٫۵", 845050],
  ["0.50", 50],
  ["-12.5", -1250],
  ["12.500", 1250],
  ["\u2066450\u2069", 45000],
])("parses %s as an amount", (text, piastres) => {
  expect(parseDecimal(text, 2)).toBe(piastres);
});

test.each([
  "",
  "abc",
  "1.234",
  "12.345",
  "1,2,3",
  "1.2.3",
  "12,34,567",
  "1,234,56",
  "1..2",
  "٫5",
  "1e5",
  "=5",
])("returns undefined for %s", (text) => {
  expect(parseDecimal(text, 2)).toBeUndefined();
});

test("round-trips amounts through text", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (units) => {
      expect(parseDecimal(decimalText(units, 2), 2)).toBe(units);
    }),
  );
});
