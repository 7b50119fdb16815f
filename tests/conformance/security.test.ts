import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hasTest } from "./read-conformance.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const text = readFileSync(join(ROOT, "docs", "security.md"), "utf8");

interface Row {
  number: string;
  where: string;
  tests: string;
}

const rows: Row[] = text.split("\n").flatMap((line) => {
  const cells = line.split("|").map((cell) => cell.trim());
  const [, number = "", , where = "", tests = ""] = cells;
  return /^V\d+/.test(number) ? [{ number, where, tests }] : [];
});

/** How many requirements of levels 1 and 2 each section of the standard has, level 3 left out. */
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

test("docs/security.md goes through the sections without gaps, each requirement once", () => {
  const expected = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `V${section}.${index + 1}`),
  );
  const numbers = rows.map(({ number }) => number);
  expect(numbers.toSorted()).toEqual([...expected, "V10", "V17"].toSorted());
});

describe.each(rows)("$number", ({ where, tests }) => {
  test("has a test, or says why not", () => {
    expect(where).not.toBe("");
    const isProven = /^`\S+ › .+`$/.test(tests) || tests === "by reading";
    const isExplained = /does not apply|not yet|operator|by reading/.test(where);
    expect(isProven || isExplained, `${where} ${tests}`).toBe(true);
  });

  test("names only what exists", () => {
    const files = [...where.matchAll(/`((?:server|contract|web|tests|docs)\/[^`]*)`/g)];
    expect(
      files.map(([, path = ""]) => path).filter((path) => !existsSync(join(ROOT, path))),
    ).toEqual([]);
    const named = [...tests.matchAll(/`(\S+) › ([^`]+)`/g)].map(([, file = "", title = ""]) => ({
      file,
      title,
    }));
    const missing = named.filter(({ file, title }) => {
      const path = join(ROOT, file);
      return !existsSync(path) || !hasTest(readFileSync(path, "utf8"), title);
    });
    expect(missing).toEqual([]);
  });
});
