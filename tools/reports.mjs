// What the test runners report: how many tests passed, which failed and why, which passed only at the second try.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./setup.mjs";

const REPORTS = join(ROOT, "node_modules", ".cache", "reports");

export const reportFile = (name) => join(REPORTS, `${name}.json`);

/** Output of the check that ran last. */
export const checkLog = join(REPORTS, "check.log");

export function forgetReports() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

function read(name) {
  const file = reportFile(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Written by `vitest-report.mjs` in the form that is asked for here. */
export function vitestReport(name) {
  return () => read(name);
}

export function playwrightReport() {
  const found = read("e2e");
  if (!found) return undefined;
  const { expected, flaky } = found.stats;
  return {
    passed: expected + flaky,
    failed: [
      ...testsOf(found.suites, "unexpected"),
      ...found.errors.map(({ message }) => ({ name: "outside of every test", why: message ?? "" })),
    ],
    again: testsOf(found.suites, "flaky").map(({ name }) => name),
  };
}

/** Tests with a status, in a report of nested suites. */
function testsOf(suites = [], status) {
  return suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName, results }) => ({
          name: `[${projectName}] ${file} › ${title}`,
          why: results.at(-1)?.error?.message ?? "",
        })),
    ),
    ...testsOf(inner, status),
  ]);
}
