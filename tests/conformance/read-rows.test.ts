import { expect, test } from "vitest";
import { hasTest, longLines, missingIn, readRows } from "./read-rows.ts";

test("a row has its files, its tests and notes, and what its chapter shares", () => {
  const text = `# T

Some words.

Rows 1.1 to 1.2, each:

- test \`all.test.ts › holds\`

- 1.2 A \`b\`
  - not shown
  - in \`x.ts\` \`y.ts\`
  - test \`x.test.ts › does › it\`
- 1.3 C

## Else

- a list that is no row
`;
  const shared = { file: "all.test.ts", title: "holds" };
  expect(readRows(text)).toEqual([
    {
      number: "1.2",
      statement: "A `b`",
      where: ["x.ts", "y.ts"],
      tests: [{ file: "x.test.ts", title: "does › it" }, shared],
      notes: ["not shown"],
    },
    { number: "1.3", statement: "C", where: [], tests: [], notes: [] },
  ]);
});

test("files and tests that are not there are named", () => {
  const [row] = readRows(
    "- 1.1 A\n  - how: by `server/gone.ts`\n  - in `docs/security.md` `docs/gone.md`\n  - test `tests/conformance/read-rows.test.ts › gone`\n",
  );
  expect(row && missingIn(row)).toEqual([
    "docs/gone.md",
    "server/gone.ts",
    "tests/conformance/read-rows.test.ts › gone",
  ]);
});

test("lines of more than 240 characters are named", () => {
  const long = "x".repeat(241);
  expect(longLines(`${"x".repeat(240)}\n${long}`)).toEqual([long]);
});

test("a title counts only where a test bears it", () => {
  const source = 'test("one", f);\nit.each([1])("two %s", f);\nconst x = "three";\n// test four';
  expect(["one", "two %s", "three", "four", "on"].map((title) => hasTest(source, title))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(hasTest('test(\n  "one, \\"quoted\\"",\n  f)', 'one, "quoted"')).toBe(true);
});
