// Reads the JSON reports of Vitest and Playwright: how many tests passed, which failed and why,
// which were retried.
import { relative } from "node:path";

export interface Outcome {
  passed: number;
  failed: { name: string; why: string }[];
  /** Passed only on the second attempt. */
  again: string[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[];
      meta: { retryCount?: number };
    }[];
  }[];
}

export function readVitestReport(text: string | undefined): Outcome | undefined {
  if (text === undefined) return undefined;
  const { numPassedTests, testResults } = JSON.parse(text) as VitestReport;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${pathOf(name)} › ${test.fullName}` })),
  );
  const failed = tests.filter(({ status }) => status === "failed");
  // Failures outside of tests: a file that cannot be read, a hook.
  const files = testResults.filter(({ message }) => message !== "");
  return {
    passed: numPassedTests,
    failed: [
      ...failed.map(({ name, failureMessages }) => ({ name, why: failureMessages.join("\n") })),
      ...files.map(({ name, message }) => ({ name: pathOf(name), why: message })),
    ],
    again: tests
      .filter(({ status, meta }) => status === "passed" && meta.retryCount)
      .map(({ name }) => name),
  };
}

const pathOf = (file: string) => relative(process.cwd(), file);

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { error?: { message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

export function readPlaywrightReport(text: string | undefined): Outcome | undefined {
  if (text === undefined) return undefined;
  const { stats, errors, suites } = JSON.parse(text) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: [
      ...testsOf(suites, "unexpected"),
      ...errors.map(({ message }) => ({ name: "outside of every test", why: message ?? "" })),
    ],
    again: testsOf(suites, "flaky").map(({ name }) => name),
  };
}

function testsOf(suites: PlaywrightSuite[] = [], status: string): Outcome["failed"] {
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
