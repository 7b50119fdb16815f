import { expect, test } from "vitest";
import { pageItems } from "./page-numbers.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, "gap-after", 9]],
  [4, 9, [1, 2, 3, 4, 5, "gap-after", 9]],
  [5, 9, [1, "gap-before", 4, 5, 6, "gap-after", 9]],
  [9, 9, [1, "gap-before", 7, 8, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
])("lists the page numbers for page %i of %i", (current, total, expected) => {
  expect(pageItems(current, total)).toEqual(expected);
});
