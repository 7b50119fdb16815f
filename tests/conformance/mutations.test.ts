import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { impossibleEdits, readFiles } from "../../tools/mutate/mutation.ts";
import { kindOf, patternOf } from "../../tools/mutate/run-named-tests.ts";
import { MUTATIONS } from "./mutations/index.ts";
import { readRows } from "./read-rows.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const rows = readRows(readFileSync(join(ROOT, "docs", "conformance.md"), "utf8"));

test("every statement has a change that breaks it", () => {
  expect(Object.keys(MUTATIONS).toSorted()).toEqual(rows.map(({ number }) => number).toSorted());
});

test("every such change can be made to the code as it is", () => {
  expect(impossibleEdits(MUTATIONS, readFiles())).toEqual([]);
});

test("every statement is proven from outside: in a browser or over HTTP", () => {
  const inside = rows.filter(({ tests }) => tests.every((one) => kindOf(one) === "code"));
  expect(inside.map(({ number, statement }) => `${number} ${statement}`)).toEqual([]);
});

test("a title is found with whatever its table fills in, and no longer title is", () => {
  const pattern = new RegExp(patternOf([{ file: "a.test.ts", title: "(%s) costs $price, 100 %" }]));
  expect(pattern.test("api (ar) costs 5, 100 %")).toBe(true);
  expect(pattern.test("api (ar) costs 5, 100 % @both")).toBe(true);
  expect(pattern.test("api (ar) costs 5, 100 % more")).toBe(false);
});
