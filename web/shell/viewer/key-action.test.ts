import { expect, test } from "vitest";
import { keyAction } from "./key-action.ts";

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const second = { index: 1, count: 4, isRtl: false };
const shown = (index: number) => ({ kind: "show", index });

test("arrows follow the direction of reading", () => {
  expect(keyAction(press("ArrowRight"), second)).toEqual(shown(2));
  expect(keyAction(press("ArrowLeft"), second)).toEqual(shown(0));
  const rtl = { ...second, isRtl: true };
  expect(keyAction(press("ArrowLeft"), rtl)).toEqual(shown(2));
  expect(keyAction(press("ArrowRight"), rtl)).toEqual(shown(0));
});

test("Home and End lead to the ends in both directions", () => {
  for (const isRtl of [false, true]) {
    expect(keyAction(press("Home"), { ...second, isRtl })).toEqual(shown(0));
    expect(keyAction(press("End"), { ...second, isRtl })).toEqual(shown(3));
  }
});

test("there is nothing beyond the ends", () => {
  expect(keyAction(press("ArrowLeft"), { ...second, index: 0 })).toBeUndefined();
  expect(keyAction(press("ArrowRight"), { ...second, index: 3 })).toBeUndefined();
  expect(keyAction(press("Home"), { ...second, index: 0 })).toBeUndefined();
});

test("plus and minus enlarge and undo each other", () => {
  const [plus, equals, minus] = ["+", "=", "-"].map((key) => keyAction(press(key), second));
  expect(plus).toEqual(equals);
  if (plus?.kind !== "zoom" || minus?.kind !== "zoom") throw new Error("no zoom");
  expect(plus.factor * minus.factor).toBeCloseTo(1);
});

test("the browser keeps its own keys", () => {
  expect(keyAction(press("+", { ctrlKey: true }), second)).toBeUndefined();
  expect(keyAction(press("ArrowLeft", { altKey: true }), second)).toBeUndefined();
  expect(keyAction(press("Tab"), second)).toBeUndefined();
});
