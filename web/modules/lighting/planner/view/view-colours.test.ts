import { expect, test } from "vitest";
import { linearOf, shownColour, toned } from "./view-colours.ts";

const WHITE = linearOf("#ffffff");

test("returns black without light and brighter colours up to 255", () => {
  expect(shownColour(WHITE, WHITE, 0)).toEqual([0, 0, 0]);
  let last = -1;
  for (const share of [0.1, 0.5, 1, 2, 10, 1000]) {
    const [red = 0] = shownColour(WHITE, WHITE, share);
    expect(red).toBeGreaterThan(last);
    expect(red).toBeLessThanOrEqual(255);
    last = red;
  }
  expect(toned(0.01)).toBeCloseTo(0.01, 3);
});

test("tints reflected light by paint and lamp", () => {
  const [red = 0, , blue = 0] = shownColour(linearOf("#b5694a"), WHITE, 1);
  expect(red).toBeGreaterThan(blue);
  const [warm = 0, , cool = 0] = shownColour(WHITE, linearOf("#ffb46b"), 1);
  expect(warm).toBeGreaterThan(cool);
});
