import { expect, test } from "vitest";
import { isOfferedSize } from "./picture-sizes.ts";

const own = { width: 1001, height: 700 };

test.each([
  ["the original size", undefined, undefined],
  ["a page width", 640, undefined],
  ["the original width", 1001, undefined],
  ["a 4:5 size", 96, 120],
  ["a square", 320, 320],
  ["the original ratio, rounded", 640, 448],
])("offers %s as a picture size", (_what, width, height) => {
  expect(isOfferedSize({ width, height }, own)).toBe(true);
});

test.each([
  ["another width", 641, undefined],
  ["a height alone", undefined, 640],
  ["another ratio", 640, 100],
  ["the right ratio at another width", 641, 641],
])("does not offer %s as a picture size", (_what, width, height) => {
  expect(isOfferedSize({ width, height }, own)).toBe(false);
});
