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

test("moves with arrow keys in the reading direction", () => {
  expect(keyAction(press("ArrowRight"), second)).toEqual(shown(2));
  expect(keyAction(press("ArrowLeft"), second)).toEqual(shown(0));
  const rtl = { ...second, isRtl: true };
  expect(keyAction(press("ArrowLeft"), rtl)).toEqual(shown(2));
  expect(keyAction(press("ArrowRight"), rtl)).toEqual(shown(0));
});

test("moves to the first and last picture with Home and End", () => {
  for (const isRtl of [false, true]) {
    expect(keyAction(press("Home"), { ...second, isRtl })).toEqual(shown(0));
    expect(keyAction(press("End"), { ...second, isRtl })).toEqual(shown(3));
  }
});

test("does not move beyond the first and last picture", () => {
  expect(keyAction(press("ArrowLeft"), { ...second, index: 0 })).toBeUndefined();
  expect(keyAction(press("ArrowRight"), { ...second, index: 3 })).toBeUndefined();
  expect(keyAction(press("Home"), { ...second, index: 0 })).toBeUndefined();
});

test("zooms in with plus and back with minus", () => {
  const [plus, equals, minus] = ["+", "=", "-"].map((key) => keyAction(press(key), second));
  expect(plus).toEqual(equals);
  if (plus?.kind !== "zoom" || minus?.kind !== "zoom") throw new Error("no zoom");
  expect(plus.factor * minus.factor).toBeCloseTo(1);
});

test("ignores the browser's own shortcuts", () => {
  expect(keyAction(press("+", { ctrlKey: true }), second)).toBeUndefined();
  expect(keyAction(press("ArrowLeft", { altKey: true }), second)).toBeUndefined();
  expect(keyAction(press("Tab"), second)).toBeUndefined();
});
