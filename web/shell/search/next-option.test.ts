import { expect, test } from "vitest";
import { FIELD, nextOption } from "./next-option.ts";

const OPTIONS = (["recent", "forget", "recent", "forget", "clear", "product"] as const).map(
  (kind) => ({ kind }),
);
const next = (key: string, active: number, isRtl = false) =>
  nextOption(key, OPTIONS, active, isRtl);

test("moves between rows with up and down, wrapping through the field", () => {
  expect([FIELD, 0, 2, 4, 5].map((at) => next("ArrowDown", at))).toEqual([0, 2, 4, 5, FIELD]);
  expect([FIELD, 5, 4, 2, 0].map((at) => next("ArrowUp", at))).toEqual([5, 4, 2, 0, FIELD]);
});

test("moves sideways between a recent search and its remove button", () => {
  expect([next("ArrowRight", 0), next("ArrowLeft", 1)]).toEqual([1, 0]);
  expect([next("ArrowLeft", 0, true), next("ArrowRight", 1, true)]).toEqual([1, 0]);
  expect([next("ArrowDown", 1), next("ArrowUp", 3)]).toEqual([2, 0]);
  expect(next("ArrowRight", 4)).toBeUndefined();
});

test("leaves Home and End to the field until an option is active", () => {
  expect([next("Home", FIELD), next("End", FIELD)]).toEqual([undefined, undefined]);
  expect([next("Home", 4), next("End", 0)]).toEqual([0, 5]);
});

test("leaves other keys to the field", () => {
  for (const key of ["a", "Backspace", "Tab"]) expect(next(key, 0)).toBeUndefined();
});
