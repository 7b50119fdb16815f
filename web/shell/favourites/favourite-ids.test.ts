import { expect, test } from "vitest";
import { withFavourite } from "./favourite-ids.ts";

test.each([
  [[1, 2], 3, true, [3, 1, 2]],
  [[1, 2], 2, true, [1, 2]],
  [[1, 2], 2, false, [1]],
  [[1, 2], 3, false, [1, 2]],
  [[], 1, false, []],
])(
  "updates the favourites %j for product %i (favourite: %s)",
  (ids, productId, isKept, expected) => {
    expect(withFavourite(ids, productId, isKept)).toEqual(expected);
  },
);

test("restores the list when an added favourite is removed", () => {
  const ids = [1, 2];
  expect(withFavourite(withFavourite(ids, 3, true), 3, false)).toEqual(ids);
});
