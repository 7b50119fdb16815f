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
])("%s and %s are the same", (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test("different words stay different", () => {
  expect(foldText("نجفة")).not.toBe(foldText("نجف"));
  expect(foldText("lamp")).not.toBe(foldText("lamps"));
});

test("what is folded stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
