import { expect, test } from "vitest";
import { reflectanceOf } from "./reflectance.ts";

test.each([
  ["#808080", 0.216],
  ["#d9d9d9", 0.694],
  ["#ff0000", 0.2126],
  ["#00ff00", 0.7152],
  ["#0000ff", 0.0722],
])("maps %s to the reflectance %f", (colour, share) => {
  expect(reflectanceOf(colour)).toBeCloseTo(share, 3);
});

test("limits reflectances to between 0.03 and 0.88", () => {
  expect(reflectanceOf("#ffffff")).toBe(0.88);
  expect(reflectanceOf("#000000")).toBe(0.03);
});
