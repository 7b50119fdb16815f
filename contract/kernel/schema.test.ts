import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  codeLine,
  id,
  line,
  numberLine,
  numeric,
  piastres,
  requiredLine,
  wholeNumber,
} from "./schema.ts";

const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

test("trims a line and composes its Unicode characters", () => {
  expect(line(10).parse("  لمبة \n")).toBe("لمبة");
  expect(line(10).parse("cafe\u0301")).toBe("café");
});

test("checks the length of a line after trimming", () => {
  expect(accepts(line(5), "  abcde  ")).toBe(true);
  expect(accepts(line(5), "abcdef")).toBe(false);
});

test.each(["\u0000", "a\u0007b", "\u007f", "\ud800", "x\udc00"])("rejects %j as a line", (text) => {
  expect(accepts(line(10), text)).toBe(false);
});

test("rejects a required line of spaces only", () => {
  expect(accepts(line(5), "   ")).toBe(true);
  expect(accepts(requiredLine(5), "   ")).toBe(false);
  expect(requiredLine(5).parse(" م ")).toBe("م");
});

test("returns only short, trimmed and well-formed lines", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 30 }), (text) => {
      const read = line(12).safeParse(text);
      if (!read.success) return;
      expect(Array.from(read.data).length).toBeLessThanOrEqual(12);
      expect(read.data.trim()).toBe(read.data);
      expect(read.data.isWellFormed()).toBe(true);
      expect(read.data).not.toContain("\u0000");
    }),
  );
});

test("accepts codes in any digits", () => {
  expect(codeLine(10).parse(" ١١٥١١ ")).toBe("11511");
  expect(codeLine(10).parse("FN-\u200e۰۱")).toBe("FN-01");
});

test.each(["F–100003–XB6C3N", "F—100003−XB6C3N", "#F-100003-XB6C3N", "# F‑١٠٠٠٠٣ - XB6C3N "])(
  "reads %s as an order number",
  (given) => {
    const schema = numberLine(20, /^[A-Z0-9-]{4,20}$/);
    expect(schema.parse(given)).toBe("F-100003-XB6C3N");
  },
);

test.each([
  [7, 7],
  ["7", 7],
  [" ٧ ", 7],
  ["۷", 7],
])("parses the quantity %j as %d", (given, value) => {
  expect(wholeNumber(1, 999).parse(given)).toBe(value);
});

test.each([0, 1000, -1, 1.5, "1.5", "", "seven", "1e2", Number.NaN, null, true, [1], {}])(
  "rejects %j as a quantity from 1 to 999",
  (given) => {
    expect(accepts(wholeNumber(1, 999), given)).toBe(false);
  },
);

test("parses decimals in any digits", () => {
  expect(numeric(z.number()).parse("-٢٫٥")).toBe(-2.5);
});

test("accepts ids from 1 to the database maximum", () => {
  expect(id.parse("2147483647")).toBe(2_147_483_647);
  expect(accepts(id, 2_147_483_648)).toBe(false);
  expect(accepts(id, 0)).toBe(false);
});

test("accepts money only as non-negative whole piastres", () => {
  expect(accepts(piastres, 0)).toBe(true);
  expect(accepts(piastres, 0.5)).toBe(false);
  expect(accepts(piastres, -1)).toBe(false);
  expect(accepts(piastres, "100")).toBe(false);
});
