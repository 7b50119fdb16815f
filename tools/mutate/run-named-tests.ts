import { existsSync, readFileSync, rmSync } from "node:fs";
import { type Outcome, readPlaywrightReport, readVitestReport } from "../reports.ts";
import type { WorkingCopy } from "./working-copy.ts";

export interface NamedTest {
  file: string;
  title: string;
}

/** How a test accesses the shop: in a browser, over HTTP, or directly in code. */
export type Kind = "browser" | "http" | "code";

export function kindOf({ file }: NamedTest): Kind {
  if (file.startsWith("tests/e2e/")) return "browser";
  return file.endsWith(".api.test.ts") ? "http" : "code";
}

/**
 * A regular expression for exactly these titles, whatever tags follow; table placeholders match
 * anything.
 */
export function patternOf(tests: readonly NamedTest[]): string {
  const titles = tests.map(({ title }) =>
    title.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(/%[sdj]|\\\$\w+/g, ".*"),
  );
  return `(?:${[...new Set(titles)].join("|")})(?: @[\\w-]+)*$`;
}

const REPORT = "named-tests.json";

/** Runs these tests, all of one kind; `undefined` if none could be run. */
export async function runNamedTests(
  copy: WorkingCopy,
  tests: readonly NamedTest[],
  env: Record<string, string>,
): Promise<Outcome | undefined> {
  const files = [...new Set(tests.map(({ file }) => file))];
  const report = copy.path(REPORT);
  rmSync(report, { force: true });
  const [first] = tests;
  const kind = first && kindOf(first);
  if (kind === "browser") {
    await copy.run("playwright", ["test", ...files, "-g", patternOf(tests)], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
  } else {
    const projects = kind === "http" ? ["api", "nightly"] : ["unit"];
    const output = ["--reporter=json", `--outputFile=${report}`];
    const pattern = ["-t", patternOf(tests)];
    await copy.run(
      "vitest",
      ["run", ...projects.map((name) => `--project=${name}`), ...output, ...pattern, ...files],
      env,
    );
  }
  const text = existsSync(report) ? readFileSync(report, "utf8") : undefined;
  return kind === "browser" ? readPlaywrightReport(text) : readVitestReport(text);
}
