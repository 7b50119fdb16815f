import { expect, test } from "vitest";
import { listOf } from "./list-of.ts";

test("a list is read from items or from data", () => {
  expect(listOf({ items: [1, 2] })).toEqual([1, 2]);
  expect(listOf({ data: [3] })).toEqual([3]);
  expect(listOf({})).toEqual([]);
});
