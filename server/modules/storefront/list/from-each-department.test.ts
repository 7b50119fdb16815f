import { expect, test } from "vitest";
import { fromEachDepartment } from "./from-each-department.ts";

const categories = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: null },
  { id: 5, parentId: 4 },
  { id: 6, parentId: null },
];

test("moves the first item of each department to the front", () => {
  const items = [5, 5, 3, 2, 4].map((categoryId, index) => ({ categoryId, index }));
  expect(fromEachDepartment(items, categories).map(({ index }) => index)).toEqual([2, 0, 1, 3, 4]);
});
