import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALES } from "./locale.ts";
import { formatNumber, formatPounds, formatPrice } from "./money.ts";

test.each([
  [0, "0"],
  [1, "0.01"],
  [99, "0.99"],
  [100, "1"],
  [845_000, "8,450"],
  [845_050, "8,450.50"],
  [123_456_789_01, "123,456,789.01"],
])("formats %d piastres as %s pounds in both languages", (amount, text) => {
  for (const locale of LOCALES) expect(formatPounds(amount, locale)).toBe(text);
});

test("writes the currency before or after the amount by language", () => {
  expect(formatPrice(845_000, "ar")).toBe("8,450 ج.م");
  expect(formatPrice(845_000, "en")).toBe("EGP 8,450");
  expect(formatPrice(19_999, "en")).toBe("EGP 199.99");
});

test("round-trips every amount through formatted pounds", () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000_000 }), fc.constantFrom(...LOCALES), (amount, locale) => {
      const text = formatPounds(amount, locale);
      expect(text).toMatch(/^\d{1,3}(,\d{3})*(\.\d{2})?$/);
      expect(Math.round(Number(text.replaceAll(",", "")) * 100)).toBe(amount);
      expect(formatPrice(amount, locale)).toContain(text);
    }),
  );
});

test("groups numbers and uses Latin digits", () => {
  expect(formatNumber(4200, "ar")).toBe("4,200");
  expect(formatNumber(0.5, "ar")).toBe("0.5");
  expect(formatNumber(1234.567, "en")).toBe("1,234.57");
});
