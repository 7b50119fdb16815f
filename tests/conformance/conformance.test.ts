import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hasTest, readConformance } from "./read-conformance.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const text = readFileSync(join(ROOT, "docs", "conformance.md"), "utf8");
const rows = readConformance(text);
const ISSUES = ["accounts", "orders, paid and returned", "content and the rest"];

describe("docs/conformance.md", () => {
  test("every line of its tables is read", () => {
    const lines = text.split("\n").filter((line) => /^\| *\d/.test(line));
    expect(rows).toHaveLength(lines.length);
  });

  test("it goes through sections 1 to 9 without gaps", () => {
    const numbers = new Map<number, number[]>();
    for (const { number } of rows) {
      const [section = 0, place = 0] = number.split(".").map(Number);
      numbers.set(section, [...(numbers.get(section) ?? []), place]);
    }
    expect([...numbers.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const places of numbers.values()) {
      expect(places).toEqual(places.map((_, index) => index + 1));
    }
  });

  test("no statement stands there twice in a section", () => {
    const seen = rows.map(({ number, statement }) => `${number.split(".")[0]} ${statement}`);
    expect(seen.filter((one, index) => seen.indexOf(one) !== index)).toEqual([]);
  });
});

describe.each(rows)("$number $statement", ({ where, tests, open, unread }) => {
  test("has a place and a test, or an issue that brings it", () => {
    expect(unread).toEqual([]);
    expect(ISSUES).toEqual(expect.arrayContaining(open));
    const isProven = where.length > 0 && tests.length > 0;
    expect(isProven || open.length > 0).toBe(true);
  });

  test("names only what exists", () => {
    expect(where.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const missing = tests.filter(({ file, title }) => {
      const path = join(ROOT, file);
      return !existsSync(path) || !hasTest(readFileSync(path, "utf8"), title);
    });
    expect(missing).toEqual([]);
  });
});

describe("reading", () => {
  test("a row with all its parts", () => {
    const line = "| 1.2 | A `b` | `x.ts` `y.ts` | `x.test.ts › does › it`<br>open: accounts |";
    expect(readConformance(`# T\n\n| no. | a |\n| --- | --- |\n${line}\n`)).toEqual([
      {
        number: "1.2",
        statement: "A `b`",
        where: ["x.ts", "y.ts"],
        tests: [{ file: "x.test.ts", title: "does › it" }],
        open: ["accounts"],
        unread: [],
      },
    ]);
  });

  test("what is neither a test nor an issue is noticed", () => {
    expect(readConformance("| 1.1 | A | — | later |")[0]?.unread).toEqual(["later"]);
  });

  test("a title counts only where a test bears it", () => {
    const source = 'test("one", f);\nit.each([1])("two %s", f);\nconst x = "three";\n// test four';
    expect(["one", "two %s", "three", "four", "on"].map((title) => hasTest(source, title))).toEqual(
      [true, true, false, false, false],
    );
    expect(hasTest('test(\n  "one, \\"quoted\\"",\n  f)', 'one, "quoted"')).toBe(true);
  });
});
