import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aliases, doors, mirrors, tiers } from "./rules.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const { imports, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(ROOT, "package.json"), "utf8"),
) as Record<"imports" | "dependencies" | "devDependencies", Record<string, string>>;

test("the rules name only folders and packages that exist", () => {
  const folders = [...Object.values(tiers).map(({ at }) => at), ...Object.keys(mirrors), ...doors];
  // `build/` only exists after a build.
  const missing = folders.filter((at) => at !== "build/" && !existsSync(join(ROOT, at)));
  expect(missing).toEqual([]);
  const packages = Object.values(tiers).flatMap((tier) => tier.packages ?? []);
  expect(packages.filter((name) => !dependencies[name] && !devDependencies[name])).toEqual([]);
});

test("the subpath imports are those of package.json", () => {
  const inPackage = Object.entries(imports).map(([name, path]) => [
    name.replace("*", ""),
    path.replace(/^\.\/|\*$/g, ""),
  ]);
  expect(Object.entries(aliases)).toEqual(inPackage);
});
