import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { missingIn, readRows } from "./read-rows.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const text = readFileSync(join(ROOT, "docs", "conformance.md"), "utf8");
const rows = readRows(text);

/** The number of statements in each chapter of the specification. */
const CHAPTERS = [14, 47, 27, 18, 14, 5, 13, 10, 19];

test("lists every statement of the specification without gaps in docs/conformance.md", () => {
  const expected = CHAPTERS.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, index) => `${chapter + 1}.${index + 1}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(expected);
});

test("lists no statement twice in a chapter", () => {
  const seen = rows.map(({ number, statement }) => `${number.split(".")[0]} ${statement}`);
  expect(seen.filter((one, index) => seen.indexOf(one) !== index)).toEqual([]);
});

test("names code and a test for every statement", () => {
  expect(rows.filter(({ where, tests }) => where.length === 0 || tests.length === 0)).toEqual([]);
});

test("allows only notes about statements that are not shown", () => {
  const others = rows.flatMap(({ number, notes }) =>
    notes
      .filter((note) => !/^not shown(?:; settled: .+)?$/.test(note))
      .map((note) => [number, note]),
  );
  expect(others).toEqual([]);
});

test("names only existing files and tests in docs/conformance.md", () => {
  const missing = rows.map((row) => [row.number, ...missingIn(row)]);
  expect(missing.filter(({ length }) => length > 1)).toEqual([]);
});

test("names only tests that run with npm test", () => {
  const nightly = rows
    .flatMap(({ tests }) => tests)
    .filter(({ file, title }) => {
      const [, after = ""] = readFileSync(join(ROOT, file), "utf8").split(title);
      return /^["'`],\s*(?:ARABIC_)?NIGHTLY\b/.test(after);
    });
  expect(nightly).toEqual([]);
});

test("limits docs/conformance.md to 250 lines", () => {
  expect(text.split("\n").length - 1).toBeLessThanOrEqual(250);
});
