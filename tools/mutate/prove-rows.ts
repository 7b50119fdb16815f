// Breaks what each row of a document states, and reports whether the row's tests notice.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { startShop } from "#server/start-shop.ts";
import { ensureDemoTemplate } from "#server/testing/demo-template.ts";
import { freePort } from "#server/testing/free-port.ts";
import { startTestPostgres } from "#server/testing/postgres/test-postgres.ts";
import type { Row } from "../../tests/conformance/read-rows.ts";
import type { Outcome } from "../reports.ts";
import { applyEdits, editsOf, type Files, type Mutations, readFiles } from "./mutation.ts";
import { type Kind, kindOf, type NamedTest, runNamedTests } from "./run-named-tests.ts";
import { WorkingCopy } from "./working-copy.ts";

type RowResult =
  | { is: "caught"; by: string; kind: Kind; why: string }
  | { is: "missed" }
  /** The mutation could not be tried: nothing was proved. */
  | { is: "not tried"; why: string };

export interface ProveOptions {
  /** Number of copies of the repository in which rows are tried concurrently. */
  copies: number;
  /** The tests are known to pass on the unchanged code. */
  isTrusted: boolean;
}

/** A preloaded shop for the test runs; a run whose own data is broken loads it again. */
interface Loaded {
  env: Record<string, string>;
  stop(): Promise<void>;
}

async function loadShop(folder: string): Promise<Loaded> {
  const postgres = await startTestPostgres(join(folder, "test-postgres"));
  const { socketDir, user, demoDataDir } = postgres;
  // Loaded with the unbroken code.
  await ensureDemoTemplate({ socketDir, user }, demoDataDir);
  const dataDir = join(folder, "e2e-data");
  const config = readConfig({ DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "error" });
  const shop = await startShop(config, () => {});
  await shop.stop();
  return {
    env: {
      TEST_POSTGRES: JSON.stringify({ socketDir, user, demoDataDir }),
      E2E_DATA: dataDir,
    },
    stop: () => postgres.stop(),
  };
}

/** The tests that count, by kind: those from outside if a row has any. Quick ones first. */
export function testsThatCount({ tests }: Pick<Row, "tests">): NamedTest[][] {
  const of = (kind: Kind) => tests.filter((one) => kindOf(one) === kind);
  const fromOutside = [of("http"), of("browser")].filter(({ length }) => length > 0);
  return fromOutside.length > 0 ? fromOutside : [of("code")];
}

async function tryRow(
  copy: WorkingCopy,
  row: Row,
  changed: Files,
  loaded: Loaded,
): Promise<RowResult> {
  const isData = [...changed.keys()].some((path) => path.startsWith("db/"));
  return copy.withChanges(changed, async (isBuilt) => {
    if (!isBuilt) return { is: "not tried", why: "it does not build" };
    for (const tests of testsThatCount(row)) {
      const outcome = await runNamedTests(copy, tests, isData ? {} : loaded.env);
      // Failures outside of tests belong to no file.
      const failed = outcome?.failed.find(({ name }) => name.includes(" › "));
      if (!outcome || (outcome.passed === 0 && !failed))
        return { is: "not tried", why: lastLines(copy.log()) };
      const kind = kindOf(tests[0] as NamedTest);
      if (failed) return { is: "caught", by: failed.name, kind, why: failed.why };
    }
    return { is: "missed" };
  });
}

const lastLines = (text: string) => text.trim().split("\n").slice(-6).join("\n    ");

/** Tests that already fail on unbroken code would catch everything. */
async function doTestsPass(copy: WorkingCopy, rows: Row[], loaded: Loaded): Promise<boolean> {
  const tests = rows.flatMap((row) => testsThatCount(row).flat());
  const outcomes: Outcome[] = [];
  for (const kind of ["code", "http", "browser"] satisfies Kind[]) {
    const some = tests.filter((one) => kindOf(one) === kind);
    if (some.length === 0) continue;
    const outcome = await runNamedTests(copy, some, loaded.env);
    if (!outcome) throw new Error(`No ${kind} test came to run:\n${copy.log()}`);
    outcomes.push(outcome);
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  say(`${rows.length} rows, ${passed} tests pass on the code as it is, ${failed.length} fail`);
  for (const { name, why } of failed) say(`  ${name}\n    ${why.split("\n")[0]}`);
  return failed.length === 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a line per row, and how many were caught; returns whether all were. */
export async function proveRows(
  rows: Row[],
  mutations: Mutations,
  options: ProveOptions,
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "fanous-mutations-"));
  await using started = new AsyncDisposableStack();
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  const copies: WorkingCopy[] = [];
  while (copies.length < Math.min(options.copies, rows.length)) {
    const env = { E2E_PORT: String(await freePort()) };
    copies.push(new WorkingCopy(join(folder, String(copies.length)), env));
  }
  for (const copy of copies) {
    if (!(await copy.buildClean())) throw new Error(`The shop does not build:\n${copy.log()}`);
  }
  const loaded = await loadShop(folder);
  started.defer(() => loaded.stop());
  const [first] = copies;
  if (!options.isTrusted && first && !(await doTestsPass(first, rows, loaded))) return false;

  const files = readFiles();
  const queue = [...rows];
  const count = { caught: 0, missed: 0, "not tried": 0 };
  const work = async (copy: WorkingCopy) => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      const mutation = mutations[row.number];
      const result: RowResult = mutation
        ? await tryRow(copy, row, applyEdits(editsOf(mutation), files), loaded)
        : { is: "not tried", why: "it has no mutation" };
      count[result.is] += 1;
      say(`${result.is.padEnd(9)} ${row.number.padEnd(8)} ${row.statement}${detailOf(result)}`);
    }
  };
  await Promise.all(copies.map(work));
  say(`\n${count.caught} caught, ${count.missed} missed, ${count["not tried"]} not tried`);
  return count.caught === rows.length;
}

function detailOf(result: RowResult): string {
  if (result.is === "missed") return "";
  if (result.is === "not tried") return `\n    ${result.why}`;
  const { kind, by, why } = result;
  // A test that fails for another reason than the mutation has proved nothing.
  return `\n          ${kind}: ${by.replace(/^\S*\/code\//, "")}\n          ${why.split("\n")[0]}`;
}
