// The steps of the checks, and closing lines that name what failed and count everything.
import { closeSync, openSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { checkLog, forgetReports, playwrightReport, reportFile, vitestReport } from "./reports.mjs";
import { ENVIRONMENT, run, say } from "./setup.mjs";

/** A step passes as one check, or tells of its own tests in a report. */
const STEPS = {
  format: { text: "Format", command: ["oxfmt", "--check", "."] },
  lint: { text: "Lint", command: ["oxlint", "--type-aware"] },
  types: { text: "Types", command: ["npm", "run", "types", "--silent"] },
  unused: { text: "Unused code", command: ["knip", "--no-progress"] },
  unit: vitest("unit", "Architecture and unit tests"),
  api: vitest("api", "API tests on PostgreSQL"),
  e2e: {
    text: "Browser tests",
    command: ["playwright", "test"],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile("e2e") },
    report: playwrightReport,
  },
};

function vitest(project, text) {
  const reporters = ["--reporter=dot", "--reporter=./tools/vitest-report.mjs"];
  return {
    text,
    command: ["vitest", "run", "--project", project, ...reporters],
    environment: { VITEST_REPORT_FILE: reportFile(project) },
    report: vitestReport(project),
  };
}

async function runStep(name) {
  const { text, report } = STEPS[name];
  say(`▸ ${text}`);
  const startedAt = Date.now();
  const { passed, failed, again } = await (report ? runTests : runCheck)(STEPS[name]);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const mark = failed.length === 0 ? "✓" : "✗";
  say(`${mark} ${text}: ${passed} passed, ${failed.length} failed in ${seconds} s\n`);
  return { passed, failed, again };
}

async function runTests({ text, command: [program, ...args], environment, report }) {
  const env = { ...ENVIRONMENT, CI: process.env.CI ?? "", ...environment };
  const code = await run(program, args, { env });
  const { passed, failed, again } = report() ?? { passed: 0, failed: [], again: [] };
  // A run that fails without a failing test has crashed, which is itself a failure.
  const crashed = code !== 0 && failed.length === 0;
  const why = `${program} ended with ${code}`;
  return { passed, failed: crashed ? [{ name: text, why }] : failed, again };
}

async function runCheck({ text, command: [program, ...args] }) {
  const file = openSync(checkLog, "w");
  const code = await run(program, args, { stdio: ["ignore", file, file] });
  closeSync(file);
  const why = readFileSync(checkLog, "utf8");
  if (code !== 0) process.stdout.write(why);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? [] : [{ name: text, why }], again: [] };
}

/** The first lines of why: without colours, empty lines and what was called inside of packages. */
function shortly(why) {
  const lines = stripVTControlCharacters(why).split("\n");
  return lines.filter((line) => line.trim() !== "" && !line.includes("node_modules")).slice(0, 8);
}

function tell(results) {
  for (const { again } of results)
    for (const name of again) say(`Passed only at the second try: ${name}`);
  for (const { failed } of results)
    for (const { name, why } of failed) {
      say(`Failed: ${name}`);
      for (const line of shortly(why)) say(`    ${line.trim()}`);
    }
}

/** Runs the steps in order, all of them, and ends this process with their verdict. */
export async function runSteps(names) {
  forgetReports();
  const results = [];
  for (const name of names) results.push(await runStep(name));
  tell(results);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed.length, 0);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}
