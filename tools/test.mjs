// npm test: every check, from a fresh clone.
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt, ensureInstalled, SetupError } from "./setup.mjs";
import { runSteps } from "./steps.mjs";

try {
  await ensureInstalled();
  await ensureBrowser();
  await ensureBuilt();
  await runSteps(["format", "types", "lint", "unused", "unit", "api", "e2e"]);
} catch (error) {
  process.stderr.write(`\n  ${error instanceof SetupError ? error.message : error.stack}\n\n`);
  process.exit(1);
}
