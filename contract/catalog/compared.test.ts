import { expect, test } from "vitest";
import { comparePath, parseCompared, writeCompared } from "./compared.ts";

test.each([
  ["12", ["12"]],
  ["12,45-301", ["12", "45-301"]],
  ["45-301,45-302,45", ["45-301", "45-302", "45"]],
  ["12,12, 12", ["12"]],
  ["1,2,3,4,5", ["1", "2", "3", "4"]],
  ["0,-1,1.5,x,12-,999999999999,<script>,7", ["7"]],
  ["", []],
  [null, []],
])("%j names %j", (ids, names) => {
  expect(parseCompared(ids).map(writeCompared)).toEqual(names);
});

test("a comparison has an address that reads back the same", () => {
  const names = ["12", "45-301"];
  const [, ids = ""] = comparePath(names).split("?ids=");
  expect(parseCompared(ids).map(writeCompared)).toEqual(names);
  expect(comparePath([])).toBe("/Compare");
});
