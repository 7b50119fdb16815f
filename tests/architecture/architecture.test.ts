import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { check, ruleNames } from "./check.ts";
import { readTree } from "./read-tree.ts";
import { doors, modules, tiers } from "./rules.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const tree = readTree(ROOT);

describe("finds no violation of rule", () => {
  test.each(ruleNames)("%s", (rule) => {
    const findings = check(tree, [rule]).map(({ file, message }) => `${file}: ${message}`);
    expect(findings, `\n${findings.join("\n")}\n`).toEqual([]);
  });
});

test("names only existing folders in the rules", () => {
  // `build/` only exists after a build, and not every module has a screen in the back office.
  const optional = new Set(["build/", ...modules.map((name) => `admin/${name}/`)]);
  const folders = [...Object.values(tiers).map(({ at }) => at), ...doors];
  expect(folders.filter((at) => !optional.has(at) && !existsSync(join(ROOT, at)))).toEqual([]);
});
