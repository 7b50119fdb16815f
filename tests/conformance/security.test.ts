import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { impossibleEdits, readFiles } from "../../tools/mutate/mutation.ts";
import { MUTATIONS } from "../security/mutations/index.ts";
import { missingIn, readRows } from "./read-rows.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const DOCUMENTS = ["security", "asvs", "asvs-level-3"];
const [text = "", levelsOneAndTwo = "", levelThree = ""] = DOCUMENTS.map((name) =>
  readFileSync(join(ROOT, "docs", `${name}.md`), "utf8"),
);
const rows = readRows(`${levelsOneAndTwo}\n${levelThree}`);

/** The number of level 1 and 2 requirements in each section of the standard, without level 3. */
const SECTIONS: Record<string, number> = {
  "1.1": 2,
  "1.2": 9,
  "1.3": 11,
  "1.4": 3,
  "1.5": 2,
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "4.1": 3,
  "4.2": 1,
  "4.3": 2,
  "4.4": 4,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "9.1": 3,
  "9.2": 4,
  "11.1": 2,
  "11.2": 3,
  "11.3": 3,
  "11.4": 4,
  "11.5": 1,
  "11.6": 1,
  "12.1": 3,
  "12.2": 2,
  "12.3": 4,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "15.1": 3,
  "15.2": 3,
  "15.3": 7,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
};

/** The number of level 3 requirements in each section, including V10 and V17. */
const LEVEL_THREE: Record<string, number> = {
  "1.2": 1,
  "1.3": 1,
  "1.5": 1,
  "2.3": 1,
  "2.4": 1,
  "3.1": 1,
  "3.2": 1,
  "3.3": 1,
  "3.4": 2,
  "3.5": 3,
  "3.6": 1,
  "3.7": 3,
  "4.1": 2,
  "4.2": 4,
  "5.2": 3,
  "5.3": 1,
  "6.3": 4,
  "6.4": 2,
  "6.5": 3,
  "6.6": 1,
  "6.7": 2,
  "7.5": 1,
  "8.1": 2,
  "8.2": 1,
  "8.3": 2,
  "8.4": 1,
  "11.1": 2,
  "11.2": 2,
  "11.3": 2,
  "11.5": 1,
  "11.6": 1,
  "11.7": 2,
  "12.1": 2,
  "12.3": 1,
  "13.1": 3,
  "13.2": 1,
  "13.3": 2,
  "13.4": 2,
  "14.2": 4,
  "15.1": 2,
  "15.2": 2,
  "15.4": 4,
  "16.5": 1,
};

const numbersOf = (counts: Record<string, number>, after: Record<string, number> = {}) =>
  Object.entries(counts).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `V${section}.${(after[section] ?? 0) + index + 1}`),
  );

test("lists each requirement once in docs/asvs.md and docs/asvs-level-3.md", () => {
  const numbers = readRows(levelsOneAndTwo).map(({ number }) => number);
  expect(numbers.toSorted()).toEqual([...numbersOf(SECTIONS), "V10", "V17"].toSorted());
  const ofLevelThree = readRows(levelThree).map(({ number }) => number);
  expect(ofLevelThree).toEqual(numbersOf(LEVEL_THREE, SECTIONS));
});

const NOTE =
  /^(?:by reading|does not apply|operator|(?:does not apply|operator|how|partly|not held): .+)$/;
const REASON = /^(?:by reading|does not apply|operator|not held)/;

test("names a test or a reason for every requirement", () => {
  const without = rows.filter(
    ({ tests, notes }) => tests.length === 0 && !notes.some((note) => REASON.test(note)),
  );
  expect(without).toEqual([]);
  const strange = rows.flatMap(({ number, notes }) =>
    notes.filter((note) => !NOTE.test(note)).map((note) => [number, note]),
  );
  expect(strange).toEqual([]);
});

test("names only existing files and tests for requirements", () => {
  const missing = rows.map((row) => [row.number, ...missingIn(row)]);
  expect(missing.filter(({ length }) => length > 1)).toEqual([]);
});

test("has a mutation for every tested requirement", () => {
  const tested = rows.filter(({ tests }) => tests.length > 0).map(({ number }) => number);
  expect(Object.keys(MUTATIONS).toSorted()).toEqual(tested.toSorted());
});

test("applies every mutation to the current code", () => {
  expect(impossibleEdits(MUTATIONS, readFiles())).toEqual([]);
});

/** Cryptography packages and the browser's own object; a test needs no line there. */
const CRYPTOGRAPHY =
  /"node:crypto"|"age-encryption"|"otpauth"|\bcrypto\.(?:subtle|random|getRandom)/;

test("allows cryptography only where docs/security.md names it", () => {
  const [, section = ""] = /\n## Cryptography\n([\s\S]+?)\n##/.exec(text) ?? [];
  const named = [...section.matchAll(/`((?:server|contract|web)\/[^`]+)`/g)].map(
    ([, path = ""]) => path,
  );
  const isNamed = (file: string) =>
    named.some((path) => file === path || file.startsWith(`${path}/`));
  const found = globSync("{server,contract,web}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (file) =>
      !/\.test\.tsx?$|^server\/testing\//.test(file) &&
      CRYPTOGRAPHY.test(readFileSync(join(ROOT, file), "utf8")),
  );
  expect(found.filter((file) => !isNamed(file))).toEqual([]);
  const empty = named.filter((path) => !found.some((file) => `${file}/`.startsWith(`${path}/`)));
  expect(empty).toEqual([]);
});

test.each(DOCUMENTS)("limits docs/%s.md to 250 lines", (name) => {
  const lines = readFileSync(join(ROOT, "docs", `${name}.md`), "utf8").split("\n");
  expect(lines.length - 1).toBeLessThanOrEqual(250);
});
