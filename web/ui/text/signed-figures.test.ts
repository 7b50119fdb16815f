import fc from "fast-check";
import { expect, test } from "vitest";
import { cutAtSignedFigures } from "./signed-figures.ts";

test.each([
  ["رقم ضريبي 100-200-300.", ["100-200-300"]],
  ["شاملة ضريبة 14%، والضريبة مبيّنة", ["14%"]],
  ["زاوية 24° للوحات و38° للسفرة", ["24°", "38°"]],
  ["جهد 220–240 فولت", ["220–240"]],
  ["يتحمل من −20 إلى 50 درجة", ["−20"]],
  ["خصم 2.5% على 1,200 قطعة", ["2.5%"]],
])("finds in %j the signed numbers %j", (text, figures) => {
  expect(cutAtSignedFigures(text).filter((_, place) => place % 2 === 1)).toEqual(figures);
});

test.each([
  "غرفة 4 × 5 متر تحتاج 75 سم.",
  "سلندر 30/40 وكالون 60/85",
  "لمبة GU10 وحماية IP65 وUSB-A",
  "نجفة بطول 1.5 متر، و10 قطع - كلها جاهزة",
])("does not split %j without signed numbers", (text) => {
  expect(cutAtSignedFigures(text)).toEqual([text]);
});

test("keeps every character when it splits any text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(cutAtSignedFigures(text).join("")).toBe(text);
    }),
  );
});
