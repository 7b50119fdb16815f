import { expect, test } from "vitest";
import { comparedCard, comparePath, parseCompared, writeCompared } from "./compared.ts";

test.each([
  ["12", ["12"]],
  ["12,45-301", ["12", "45-301"]],
  ["45-301,45-302,45", ["45-301", "45-302", "45"]],
  ["12,12, 12", ["12"]],
  ["1,2,3,4,5", ["1", "2", "3", "4"]],
  ["0,-1,1.5,x,12-,999999999999,<script>,7", ["7"]],
  ["", []],
  [null, []],
])("parses %j as %j", (ids, items) => {
  expect(parseCompared(ids).map(writeCompared)).toEqual(items);
});

test("round-trips a comparison through its path", () => {
  const items = ["12", "45-301"];
  const [, ids = ""] = comparePath(items).split("?ids=");
  expect(parseCompared(ids).map(writeCompared)).toEqual(items);
  expect(comparePath([])).toBe("/Compare");
});

test("compares the variant that a card shows", () => {
  expect(comparedCard(45, "/product/45-qalaa?variant=301")).toBe("45-301");
  expect(comparedCard(45, "/product/45-qalaa")).toBe("45");
});
