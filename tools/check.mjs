// npm run check: everything that needs neither a build nor a browser.
import { join } from "node:path";
import { ensureInstalled, NODE, ROOT, run, SetupError } from "./setup.mjs";

try {
  await ensureInstalled();
  process.exitCode = await run(NODE, [join(ROOT, "tools", "steps.ts"), "check"]);
} catch (error) {
  process.stderr.write(`\n  ${error instanceof SetupError ? error.message : error.stack}\n\n`);
  process.exit(1);
}
