// The steps of the checks, and one closing line that counts them.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ENVIRONMENT, ROOT, run, say } from "./setup.mjs";

const REPORTS = join(ROOT, "node_modules", ".cache", "reports");
const report = (name) => join(REPORTS, `${name}.json`);

/** A step passes as one check, or counts its own tests in a report. */
const STEPS = {
  format: { text: "Format", command: ["oxfmt", "--check", "."] },
  lint: { text: "Lint", command: ["oxlint", "--type-aware"] },
  types: { text: "Types", command: ["npm", "run", "types", "--silent"] },
  unused: { text: "Unused code", command: ["knip", "--no-progress"] },
  unit: {
    text: "Architecture and unit tests",
    command: vitest("unit"),
    count: vitestCount("unit"),
  },
  api: { text: "API tests on PostgreSQL", command: vitest("api"), count: vitestCount("api") },
  e2e: { text: "Browser tests", command: ["playwright", "test"], count: playwrightCount },
};

function vitest(project) {
  return [
    "vitest",
    "run",
    "--project",
    project,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report(project)}`,
  ];
}

function readReport(name) {
  return existsSync(report(name)) ? JSON.parse(readFileSync(report(name), "utf8")) : undefined;
}

function vitestCount(project) {
  return () => {
    const found = readReport(project);
    return found && { passed: found.numPassedTests, failed: found.numFailedTests };
  };
}

function playwrightCount() {
  const found = readReport("e2e");
  if (!found) return undefined;
  const { expected, flaky, unexpected } = found.stats;
  if (flaky > 0) say(`Passed only at the second try: ${namesOf(found.suites, "flaky").join("; ")}`);
  return { passed: expected + flaky, failed: unexpected };
}

/** Titles of the tests with a status, in a report of nested suites. */
function namesOf(suites = [], status) {
  return suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file} › ${title}`),
    ...namesOf(inner, status),
  ]);
}

async function runStep(name) {
  const { text, command, count } = STEPS[name];
  say(`▸ ${text}`);
  const startedAt = Date.now();
  const [program, ...args] = command;
  const code = await run(program, args, {
    env: { ...ENVIRONMENT, PLAYWRIGHT_JSON_OUTPUT_FILE: report("e2e"), CI: process.env.CI ?? "" },
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  // A step that fails without a failing test (a crash, a file that cannot be read) is itself a failure.
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  say(
    `${failed === 0 ? "✓" : "✗"} ${text}: ${counted.passed} passed, ${failed} failed in ${seconds} s\n`,
  );
  return { passed: counted.passed, failed };
}

/** Runs the steps in order, all of them, and ends this process with their verdict. */
export async function runSteps(names) {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const name of names) {
    const { passed, failed } = await runStep(name);
    total.passed += passed;
    total.failed += failed;
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exit(total.failed === 0 ? 0 : 1);
}
