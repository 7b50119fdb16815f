import fc from "fast-check";
import { expect, test } from "vitest";
import { normaliseDigits, parseWholeNumber } from "./digits.ts";

const SCRIPTS = ["0123456789", "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹"];

/** The digits of a number, each in a random script. */
const mixedDigits = fc
  .array(fc.record({ digit: fc.nat(9), script: fc.nat(2) }), { minLength: 1, maxLength: 15 })
  .map((digits) => ({
    plain: digits.map(({ digit }) => digit).join(""),
    written: digits.map(({ digit, script }) => SCRIPTS[script]?.[digit]).join(""),
  }));

test.each([
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["١٬٢٣٤٫٥", "1234.5"],
  ["\u200f٠١٠\u200e ١٢٣٤\u061c", "010 1234"],
  ["\u2066+20\u2069", "+20"],
  ["\ufeff\u200b12", "12"],
  ["مقاس ٤٢", "مقاس 42"],
  ["E27 12W", "E27 12W"],
  ["", ""],
])("normalises %j to %j", (typed, plain) => {
  expect(normaliseDigits(typed)).toBe(plain);
});

test("parses digits of mixed scripts as one number", () => {
  fc.assert(
    fc.property(mixedDigits, ({ plain, written }) => {
      expect(normaliseDigits(written)).toBe(plain);
      expect(parseWholeNumber(written)).toBe(Number(plain));
    }),
  );
});

test("leaves normalised text unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const once = normaliseDigits(text);
      expect(normaliseDigits(once)).toBe(once);
    }),
  );
});

test.each([
  ["٢", 2],
  ["1,250", 1250],
  [" 1 250 ", 1250],
  ["۱٬۲۵۰", 1250],
  ["007", 7],
  ["999999999999999", 999_999_999_999_999],
])("parses %j as the whole number %d", (typed, value) => {
  expect(parseWholeNumber(typed)).toBe(value);
});

test.each(["", " ", "-1", "+1", "1.5", "١٫٥", "1e3", "0x10", "اثنان", "1234567890123456"])(
  "rejects %j as a whole number",
  (typed) => {
    expect(parseWholeNumber(typed)).toBeUndefined();
  },
);
