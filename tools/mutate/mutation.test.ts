import { expect, test } from "vitest";
import { applyEdits, type Edit, impossibleEdits } from "./mutation.ts";

const EDIT: Edit = ["total", 'sum(lines, "piastres"),', "0,"];
const TEXT = `import { sum } from "./sum.ts";

export function total(lines: number[]) {
  return [sum(lines, "piastres"), lines.length];
}

function shown(lines: number[]) {
  return [sum(lines, "piastres"), lines];
}
`;
const REFORMATTED = `export const total = (lines: number[]) => [
    lines.length,
    sum(
        lines,
        'piastres',
    ),
]
`;

const broken = (path: string, text: string) =>
  applyEdits([EDIT], new Map([[path, text]])).get(path);
const errorsFor = (text: string) =>
  impossibleEdits({ "1.1": EDIT }, new Map([["server/total.ts", text]])).join("\n");

test("changes the text in the named declaration only", () => {
  expect(broken("server/total.ts", TEXT)).toBe(TEXT.replace('sum(lines, "piastres"),', "0,"));
});

test("finds the place in a reformatted, moved and renamed file", () => {
  expect(broken("contract/pricing/sums.ts", REFORMATTED))
    .toBe(`export const total = (lines: number[]) => [
    lines.length,
    0,
]
`);
});

test("applies several edits of one file", () => {
  const edits: Edit[] = [EDIT, ["shown", "lines];", "[]];"]];
  const changed = applyEdits(edits, new Map([["server/total.ts", TEXT]])).get("server/total.ts");
  expect(changed).toContain("[0, lines.length]");
  expect(changed).toContain('[sum(lines, "piastres"), []]');
});

test("reports where the text is when its declaration was renamed", () => {
  expect(errorsFor(TEXT.replace("total(", "totalOf("))).toBe(
    '1.1 total: "sum(lines, "piastres")," is there 0 times. Found in: totalOf in server/total.ts, shown in server/total.ts',
  );
});

test("reports text that was removed or occurs twice", () => {
  expect(errorsFor("export function total() {}")).toMatch(/is there 0 times. Found in: no file$/);
  expect(errorsFor(TEXT.replace("lines.length", 'sum(lines, "piastres")'))).toMatch(
    /is there 2 times/,
  );
});
