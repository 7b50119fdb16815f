// npm run conformance, npm run security: how each row of docs/conformance.md and docs/security.md is proven.
// With -- --mutate each is broken in turn, and its tests must fail.
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt, ensureInstalled, NODE, ROOT, run, SetupError } from "./setup.mjs";

try {
  await ensureInstalled();
  await ensureBrowser();
  await ensureBuilt();
  const args = process.argv.slice(2);
  process.exitCode = await run(NODE, [join(ROOT, "tools", "mutate", "prove.ts"), ...args]);
} catch (error) {
  process.stderr.write(`\n  ${error instanceof SetupError ? error.message : error.stack}\n\n`);
  process.exit(1);
}
