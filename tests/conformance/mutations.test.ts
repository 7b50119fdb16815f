import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { impossibleEdits, readFiles } from "../../tools/mutate/mutation.ts";
import { kindOf, patternOf } from "../../tools/mutate/run-named-tests.ts";
import { MUTATIONS } from "./mutations/index.ts";
import { readRows } from "./read-rows.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const rows = readRows(readFileSync(join(ROOT, "docs", "conformance.md"), "utf8"));

test("has a mutation for every statement", () => {
  expect(Object.keys(MUTATIONS).toSorted()).toEqual(rows.map(({ number }) => number).toSorted());
});

test("applies every mutation to the current code", () => {
  expect(impossibleEdits(MUTATIONS, readFiles())).toEqual([]);
});

test("proves every statement in a browser or over HTTP", () => {
  const inside = rows.filter(({ tests }) => tests.every((one) => kindOf(one) === "code"));
  expect(inside.map(({ number, statement }) => `${number} ${statement}`)).toEqual([]);
});

test("matches a title with filled-in placeholders but no longer title", () => {
  const pattern = new RegExp(patternOf([{ file: "a.test.ts", title: "(%s) costs $price, 100 %" }]));
  expect(pattern.test("api (ar) costs 5, 100 %")).toBe(true);
  expect(pattern.test("api (ar) costs 5, 100 % @both")).toBe(true);
  expect(pattern.test("api (ar) costs 5, 100 % more")).toBe(false);
});
