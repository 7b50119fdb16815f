import { expect, test } from "vitest";
import { listOf } from "./list-of.ts";

test("reads a list from items or data", () => {
  expect(listOf({ items: [1, 2] })).toEqual([1, 2]);
  expect(listOf({ data: [3] })).toEqual([3]);
  expect(listOf({})).toEqual([]);
});
