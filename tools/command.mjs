// node tools/command.mjs <name> [arguments]: run by npm's scripts; sets up what a command needs
// first.
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { requireForAttack, requireForCluster, requireForUpgrade } from "./needs.mjs";
import {
  ensureBuilt,
  ensureInstalled,
  NODE,
  reportFailure,
  ROOT,
  run,
  SetupError,
} from "./setup.mjs";

/** For the shop's owner. Paths are relative to where npm was called. */
const operator = (name) => ({
  needs: [],
  args: [join(ROOT, "server", "commands", `${name}-command.ts`)],
  cwd: process.env.INIT_CWD ?? process.cwd(),
});

/** For developers. */
const developer = (needs, ...args) => ({ needs, args, cwd: ROOT });

/** The parts of `npm run bench` that measure pages in a browser. */
const IN_BROWSER = ["lighthouse", "planner-drag"];

const VITEST = join(ROOT, "node_modules", "vitest", "vitest.mjs");

const COMMANDS = {
  // What a start does before it opens the shop. Images and service units run it once, while the
  // files are still writable.
  prepare: { needs: [ensureBuilt] },
  audit: operator("audit"),
  backup: operator("backup"),
  doctor: operator("doctor"),
  media: operator("media"),
  migrate: operator("migrate"),
  reindex: operator("reindex"),
  restore: operator("restore"),
  staff: operator("staff"),
  check: developer([], "tools/steps.ts", "check"),
  test: developer([ensureBrowser, ensureBuilt], "tools/steps.ts", "test"),
  nightly: developer([ensureBrowser, ensureBuilt], "tools/steps.ts", "nightly"),
  attack: { ...developer([ensureBuilt], "tests/attack/run.ts"), require: requireForAttack },
  cluster: { ...developer([ensureBuilt], "tests/cluster/run.ts"), require: requireForCluster },
  upgrade: {
    ...developer([ensureBuilt], "tests/cluster/upgrade/run.ts"),
    require: requireForUpgrade,
  },
  faults: developer([ensureBuilt], VITEST, "run", "--project", "faults"),
  bench: developer(
    [...(IN_BROWSER.includes(process.argv[3]) ? [ensureBrowser] : []), ensureBuilt],
    "bench/bench.ts",
  ),
  // With `-- --mutate` each row is broken in turn, and its tests must fail.
  conformance: developer([ensureBrowser, ensureBuilt], "tools/mutate/prove.ts", "conformance"),
  security: developer([ensureBrowser, ensureBuilt], "tools/mutate/prove.ts", "security"),
};

const [name, ...rest] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command) throw new SetupError(`One of: ${Object.keys(COMMANDS).join(", ")}.`);
  command.require?.(rest);
  await ensureInstalled();
  for (const ensure of command.needs) await ensure();
  const { args, cwd } = command;
  if (args) process.exitCode = await run(NODE, [...args, ...rest], { cwd });
} catch (error) {
  reportFailure(error);
}
