import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalText, normaliseDigits, parseDecimal, parseWholeNumber } from "./digits.ts";

const SCRIPTS = ["0123456789", "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹"];

/** The digits of a number, each in a script of its own choice. */
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
])("%j becomes %j", (typed, plain) => {
  expect(normaliseDigits(typed)).toBe(plain);
});

test("digits of any scripts mixed become the same ASCII number", () => {
  fc.assert(
    fc.property(mixedDigits, ({ plain, written }) => {
      expect(normaliseDigits(written)).toBe(plain);
      expect(parseWholeNumber(written)).toBe(Number(plain));
    }),
  );
});

test("normalising twice changes nothing more", () => {
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
])("%j is the whole number %d", (typed, value) => {
  expect(parseWholeNumber(typed)).toBe(value);
});

test.each(["", " ", "-1", "+1", "1.5", "١٫٥", "1e3", "0x10", "اثنان", "1234567890123456"])(
  "%j is no whole number",
  (typed) => {
    expect(parseWholeNumber(typed)).toBeUndefined();
  },
);

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
])("%s is an amount", (text, piastres) => {
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
])("%s is none", (text) => {
  expect(parseDecimal(text, 2)).toBeUndefined();
});

test("what is written is read again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (units) => {
      expect(parseDecimal(decimalText(units, 2), 2)).toBe(units);
    }),
  );
});
