import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Locked {
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(
  readFileSync(join(import.meta.dirname, "..", "..", "package-lock.json"), "utf8"),
) as { packages: Record<string, Locked> };

/** Where Node looks for packages required by the one at `path`. */
function foldersAround(path: string): string[] {
  const outer = [...path.matchAll(/node_modules\//g)].map(({ index }) => path.slice(0, index));
  return ["", ...outer, `${path}/`].map((folder) => `${folder}node_modules/`);
}

// If node_modules existed before the lock file, npm only records what it has installed.
test("records the dependencies of every platform in the lock file", () => {
  const missing = Object.entries(packages).flatMap(
    ([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !foldersAround(path).some((folder) => `${folder}${name}` in packages))
        .map((name) => `${path || "package.json"} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test("records no registry URL in the lock file", () => {
  expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([]);
});
