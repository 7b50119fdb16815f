import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

test.each([
  ["إضاءة", "اضاءه"],
  ["آخر", "أخر"],
  ["مبنى", "مبني"],
  ["مسؤول", "مسوول"],
  ["الشُّحنُ", "الشحن"],
  ["ضمـــان", "ضمان"],
  ["14 يومًا", "١٤ يوما"],
  ["Café", "cafe"],
  ["DIMMER", "dimmer"],
])("folds %s and %s to the same text", (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test("folds different words to different texts", () => {
  expect(foldText("نجفة")).not.toBe(foldText("نجف"));
  expect(foldText("lamp")).not.toBe(foldText("lamps"));
});

test("does not change text that is already folded", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
