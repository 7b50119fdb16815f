// npm run conformance: how each statement of the specification is proven. With -- --mutate each is broken, and its tests must fail.
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt, ensureInstalled, NODE, ROOT, run, SetupError } from "./setup.mjs";

try {
  await ensureInstalled();
  await ensureBrowser();
  await ensureBuilt();
  const args = process.argv.slice(2);
  process.exitCode = await run(NODE, [join(ROOT, "tools", "mutate", "conformance.ts"), ...args]);
} catch (error) {
  process.stderr.write(`\n  ${error instanceof SetupError ? error.message : error.stack}\n\n`);
  process.exit(1);
}
