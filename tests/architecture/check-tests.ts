import type { Problem } from "./problem.ts";
import type { Tree } from "./read-tree.ts";

const CLOCK = /\bperformance\.now\b|\bprocess\.hrtime\b|\bvi\.waitFor\b/g;

/** A test that depends on how fast the machine is: `npm run bench` measures time. */
export function timedTestProblems(tree: Tree): Problem[] {
  return tree
    .filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path) && !path.includes(".faults."))
    .flatMap(({ path, code }) => [...code.matchAll(CLOCK)].map(([found]) => problem(path, found)));
}

const problem = (file: string, found: string) => ({
  file,
  message: `${found} fails on a slow machine: compare within the run (fastestMs, yardstickMs), or wait with expect.poll`,
});
