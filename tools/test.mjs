// npm test: every check, from a fresh clone.
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt, ensureInstalled, NODE, ROOT, run, SetupError } from "./setup.mjs";

try {
  await ensureInstalled();
  await ensureBrowser();
  await ensureBuilt();
  process.exitCode = await run(NODE, [join(ROOT, "tools", "steps.ts"), "test"]);
} catch (error) {
  process.stderr.write(`\n  ${error instanceof SetupError ? error.message : error.stack}\n\n`);
  process.exit(1);
}
