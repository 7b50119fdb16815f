import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { editsOf, faultOf } from "../../tools/mutate/mutation.ts";
import { kindOf, patternOf } from "../../tools/mutate/run-named-tests.ts";
import { MUTATIONS } from "./mutations/index.ts";
import { readRows } from "./read-rows.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const rows = readRows(readFileSync(join(ROOT, "docs", "conformance.md"), "utf8"));
const entries = Object.entries(MUTATIONS);

test("every statement has a change that breaks it", () => {
  expect(entries.map(([number]) => number).toSorted()).toEqual(
    rows.map(({ number }) => number).toSorted(),
  );
});

test("every such change can be made to the code as it is", () => {
  const faults = entries.flatMap(([number, mutation]) =>
    editsOf(mutation).flatMap((edit) => {
      const [file] = edit;
      const path = join(ROOT, file);
      const fault = existsSync(path)
        ? faultOf(edit, readFileSync(path, "utf8"))
        : "there is no such file";
      return fault ? [`${number} ${file}: ${fault}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test("every statement is proven from outside: in a browser or over HTTP", () => {
  const inside = rows.filter(({ tests }) => tests.every((one) => kindOf(one) === "code"));
  expect(inside.map(({ number, statement }) => `${number} ${statement}`)).toEqual([]);
});

test("a title is found with whatever its table fills in, and no longer title is", () => {
  const pattern = new RegExp(patternOf([{ file: "a.test.ts", title: "(%s) costs $price, 100 %" }]));
  expect(pattern.test("api (ar) costs 5, 100 %")).toBe(true);
  expect(pattern.test("api (ar) costs 5, 100 % more")).toBe(false);
});
