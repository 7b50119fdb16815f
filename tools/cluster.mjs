// npm run cluster: three processes behind HAProxy and one database, people who buy, and faults in between.
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, NODE, ROOT, run, SetupError } from "./setup.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
  const args = process.argv.slice(2);
  process.exitCode = await run(NODE, [join(ROOT, "tests", "cluster", "run.ts"), ...args]);
} catch (error) {
  process.stderr.write(`\n  ${error instanceof SetupError ? error.message : error.stack}\n\n`);
  process.exit(1);
}
