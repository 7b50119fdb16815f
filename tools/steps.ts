// The steps of `npm run check`, `npm test` and `npm run nightly`, and a summary that names the
// failures and counts everything.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type CloseEvent, concurrently, type ConcurrentlyCommandInput } from "concurrently";
import { type Outcome, readPlaywrightReport, readVitestReport } from "./reports.ts";

type Step = Exclude<ConcurrentlyCommandInput, string> & {
  name: string;
  /** Absent: the step counts as one check. */
  report?: () => Outcome | undefined;
};

const REPORTS = join(import.meta.dirname, "..", "node_modules", ".cache", "reports");
const FIRST_LINES = 8;

function vitest(name: string, env: Record<string, string> = {}): Step {
  const file = join(REPORTS, `${name}.json`);
  const options = `--project ${name} --reporter=dot --reporter=json --outputFile=${file}`;
  const report = () => readVitestReport(read(file));
  return { name, command: `vitest run ${options}`, env, report };
}

function playwright(settings: Record<string, string> = {}): Step {
  const file = join(REPORTS, "e2e.json");
  const env = { ...settings, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const report = () => readPlaywrightReport(read(file));
  return { name: "e2e", command: "playwright test", env, report };
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

const QUICK: Step[] = [
  vitest("unit"),
  { name: "unused", command: "knip --no-progress" },
  { name: "format", command: "oxfmt --check ." },
];

/** Types, and lint with the rules that need them: minutes on a slow machine. */
const TYPES: Step = { name: "lint and types", command: "npm run lint --silent" };

/** In parallel, longest first. API and browser tests keep both cores busy, so each has its own round. */
const ROUNDS: Record<string, Step[][]> = {
  check: [[...QUICK, { name: "lint", command: "oxlint" }]],
  test: [[vitest("computing"), TYPES, ...QUICK], [vitest("api")], [playwright()]],
  nightly: [
    [playwright({ NIGHTLY: "1" })],
    [vitest("faults")],
    [vitest("computing", { NIGHTLY: "1" })],
    [vitest("nightly", { NIGHTLY: "1" })],
    [
      {
        name: "mixed load",
        command: "node bench/bench.ts mixed-load",
        env: { BENCH_MINUTES: "20" },
      },
    ],
  ],
};

async function runRound(steps: Step[]): Promise<Outcome[]> {
  const { commands, result } = concurrently(
    steps.map(({ name, command, env = {} }) => ({ name, command, env })),
    { group: steps.length > 1, raw: steps.length === 1, timings: true },
  );
  const output = commands.map(({ stdout, stderr }) => {
    const chunks: string[] = [];
    for (const stream of [stdout, stderr]) stream.subscribe((chunk) => chunks.push(String(chunk)));
    return chunks;
  });
  const events = await result.catch((failed: CloseEvent[]) => failed);
  return steps.map((step, index) => {
    const exitCode = events.find((event) => event.index === index)?.exitCode;
    return outcomeOf(step, exitCode === 0, output[index]?.join("") ?? "");
  });
}

function outcomeOf({ name, report }: Step, isSuccess: boolean, why: string): Outcome {
  const outcome = report?.() ?? { passed: 0, failed: [], again: [] };
  if (isSuccess) return report ? outcome : { ...outcome, passed: 1 };
  // A run that fails without a failing test has crashed, which is a failure, too.
  return outcome.failed.length > 0 ? outcome : { ...outcome, failed: [{ name, why }] };
}

/** Without colours, empty lines and stack frames inside packages. */
function firstLines(why: string): string[] {
  const lines = stripVTControlCharacters(why).split("\n");
  const own = lines.filter((line) => line.trim() !== "" && !line.includes("node_modules"));
  return own.slice(0, FIRST_LINES);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const outcomes: Outcome[] = [];
for (const round of ROUNDS[process.argv[2] ?? ""] ?? []) outcomes.push(...(await runRound(round)));
const failed = outcomes.flatMap((outcome) => outcome.failed);
const lines = [
  ...outcomes.flatMap(({ again }) => again.map((name) => `Passed only at the second try: ${name}`)),
  ...failed.flatMap(({ name, why }) => [
    `Failed: ${name}`,
    ...firstLines(why).map((line) => `    ${line.trim()}`),
  ]),
];
for (const line of lines) process.stdout.write(`  ${line}\n`);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
