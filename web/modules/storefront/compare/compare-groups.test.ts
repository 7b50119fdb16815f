import { expect, test } from "vitest";
import { compareGroups, onlyDifferences } from "./compare-groups.ts";

const fact = (group: string, code: string, value: string) => ({
  group,
  code,
  name: code.toUpperCase(),
  value,
  ltr: true,
  explanation: null,
});
const light = { code: "light", name: "Light" };
const build = { code: "build", name: "Build" };

const ring = {
  factGroups: [light, build],
  facts: [fact("light", "lumen", "4200 lm"), fact("build", "ip", "IP20")],
};
const spot = {
  factGroups: [light, build],
  facts: [
    fact("light", "lumen", "800 lm"),
    fact("light", "beam", "36°"),
    fact("build", "ip", "IP20"),
  ],
};

test("lists each fact in its group, with null when missing", () => {
  const [first, second] = compareGroups([ring, spot]);
  expect(first?.rows.map(({ code, values, differs }) => [code, values, differs])).toEqual([
    ["lumen", ["4200 lm", "800 lm"], true],
    ["beam", [null, "36°"], true],
  ]);
  expect(second).toMatchObject({ code: "build", name: "Build" });
  expect(second?.rows.map(({ values, differs }) => [values, differs])).toEqual([
    [["IP20", "IP20"], false],
  ]);
});

test("omits equal rows and empty groups from the differences", () => {
  const different = onlyDifferences(compareGroups([ring, spot]));
  expect(different.map(({ code, rows }) => [code, rows.map((row) => row.code)])).toEqual([
    ["light", ["lumen", "beam"]],
  ]);
  expect(onlyDifferences(compareGroups([ring, ring]))).toEqual([]);
});

test("omits groups without facts and finds no differences for one item", () => {
  expect(compareGroups([{ factGroups: [light, build], facts: [] }])).toEqual([]);
  expect(compareGroups([ring])[0]?.rows[0]?.differs).toBe(false);
});
