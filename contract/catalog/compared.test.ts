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
])("%j names %j", (ids, pieces) => {
  expect(parseCompared(ids).map(writeCompared)).toEqual(pieces);
});

test("a comparison has an address that reads back the same", () => {
  const pieces = ["12", "45-301"];
  const [, ids = ""] = comparePath(pieces).split("?ids=");
  expect(parseCompared(ids).map(writeCompared)).toEqual(pieces);
  expect(comparePath([])).toBe("/Compare");
});
