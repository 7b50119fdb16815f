import { expect, test } from "vitest";
import { tabAfterKey } from "./tab-keys.ts";

test.each([
  ["ArrowRight", 0, false, 1],
  ["ArrowRight", 0, true, 2],
  ["ArrowLeft", 0, true, 1],
  ["ArrowLeft", 0, false, 2],
  ["Home", 2, true, 0],
  ["End", 0, true, 2],
  ["a", 1, false, 1],
])("moves with %s from tab %i (RTL: %s) to tab %i", (key, index, rtl, next) => {
  expect(tabAfterKey(key, index, 3, rtl)).toBe(next);
});
