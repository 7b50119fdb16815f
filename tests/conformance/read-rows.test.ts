import { expect, test } from "vitest";
import { hasTest, missingIn, readRows } from "./read-rows.ts";

test("reads files, notes, tests and the tests shared by a chapter", () => {
  const text = `# T

Some words.

Rows 1.1 to 1.2, each: [all.test.ts](../all.test.ts) \`holds\`

| # | Statement | Note | Code | Tests |
| --- | --- | --- | --- | --- |
| 1.2 | A \`b\` | not shown<br>how: so | [a/x.ts](../a/x.ts) [y.ts](../y.ts) | [x.test.ts](../a/x.test.ts) \`does \\| it\`<br>\`again\` |
| 1.3 | C | | | |

| another | table |
`;
  const shared = { file: "all.test.ts", title: "holds" };
  expect(readRows(text)).toEqual([
    {
      number: "1.2",
      statement: "A `b`",
      notes: ["not shown", "how: so"],
      where: ["a/x.ts", "y.ts"],
      tests: [
        { file: "a/x.test.ts", title: "does | it" },
        { file: "a/x.test.ts", title: "again" },
        shared,
      ],
    },
    { number: "1.3", statement: "C", notes: [], where: [], tests: [] },
  ]);
});

test.each([
  ["| 1.1 | A | | [x.ts](../x.ts) |", "five columns"],
  ["| 1.1 | A | | | | more |", "five columns"],
  ["| 1.1 | A | | | `no file` |", "not a test"],
  ["| 1.1 | A | | | [x.test.ts](../x.test.ts) no code |", "not a test"],
])("rejects the malformed row %s", (line, message) => {
  expect(() => readRows(line)).toThrow(message);
});

test("names files and tests that do not exist", () => {
  const [row] = readRows(
    "| 1.1 | A | how: by `server/gone.ts` | [security.md](../docs/security.md) [gone.md](../docs/gone.md) | [read-rows.test.ts](../tests/conformance/read-rows.test.ts) `gone` |",
  );
  expect(row && missingIn(row)).toEqual([
    "docs/gone.md",
    "server/gone.ts",
    "tests/conformance/read-rows.test.ts › gone",
  ]);
});

test("finds a title only as the title of a test", () => {
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
