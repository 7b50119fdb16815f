// A reporter of Vitest that writes what the closing lines of the checks tell (see reports.mjs).
import { writeFileSync } from "node:fs";

const FILE = process.env.VITEST_REPORT_FILE;

/** Vitest makes it, and calls it at the end of a run. */
export default class ChecksReport {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({ module, test })),
    );
    const inState = (state) => tests.filter(({ test }) => test.result().state === state);
    const failed = [
      ...inState("failed").map(({ module, test }) => ({
        name: nameOf(module, test),
        why: whyOf(test.result().errors),
      })),
      // What fails outside of a test: a file that cannot be read, a hook, a promise that nobody awaited.
      ...modules.flatMap((module) =>
        suiteErrors(module).map((error) => ({
          name: module.relativeModuleId,
          why: whyOf([error]),
        })),
      ),
      ...unhandled.map((error) => ({ name: "outside of every test", why: whyOf([error]) })),
    ];
    const passed = inState("passed");
    const again = passed.filter(({ test }) => test.diagnostic()?.flaky);
    const report = {
      passed: passed.length,
      failed,
      again: again.map(({ module, test }) => nameOf(module, test)),
    };
    writeFileSync(FILE, JSON.stringify(report));
  }
}

function suiteErrors(module) {
  return [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ];
}

function nameOf(module, test) {
  return `${module.relativeModuleId} › ${test.fullName}`;
}

function whyOf(errors = []) {
  return errors.map(({ message, stack }) => stack ?? message).join("\n");
}
