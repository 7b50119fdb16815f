// npm run attack: every attack that was once carried out against the shop, again, and whether it held.
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, NODE, ROOT, run, SetupError } from "./setup.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
  const args = process.argv.slice(2);
  process.exitCode = await run(NODE, [join(ROOT, "tests", "attack", "run.ts"), ...args]);
} catch (error) {
  process.stderr.write(`\n  ${error instanceof SetupError ? error.message : error.stack}\n\n`);
  process.exit(1);
}
