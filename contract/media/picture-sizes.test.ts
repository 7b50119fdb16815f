import { expect, test } from "vitest";
import { isOfferedSize } from "./picture-sizes.ts";

const own = { width: 1001, height: 700 };

test.each([
  ["as large as it is", undefined, undefined],
  ["a width of pages", 640, undefined],
  ["its own width", 1001, undefined],
  ["a place of four by five", 96, 120],
  ["a square", 320, 320],
  ["its own shape, rounded", 640, 448],
])("%s is offered", (_what, width, height) => {
  expect(isOfferedSize({ width, height }, own)).toBe(true);
});

test.each([
  ["another width", 641, undefined],
  ["a height alone", undefined, 640],
  ["another shape", 640, 100],
  ["the right shape of another width", 641, 641],
])("%s is not", (_what, width, height) => {
  expect(isOfferedSize({ width, height }, own)).toBe(false);
});
