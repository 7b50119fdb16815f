import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { check, ruleNames } from "./check.ts";
import { readTree } from "./read-tree.ts";

const tree = readTree(fileURLToPath(new URL("../..", import.meta.url)));

describe("the repository keeps its architecture", () => {
  test.each(ruleNames)("%s", (rule) => {
    const findings = check(tree, [rule]).map(({ file, message }) => `${file}: ${message}`);
    expect(findings, `\n${findings.join("\n")}\n`).toEqual([]);
  });
});
