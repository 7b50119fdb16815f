// npm run check: the quick part of the checks, without a database, a build or a browser.
import { ensureInstalled, SetupError } from "./setup.mjs";
import { runSteps } from "./steps.mjs";

const QUICK = ["format", "types", "lint", "unused", "unit"];

try {
  await ensureInstalled();
  await runSteps(QUICK);
} catch (error) {
  process.stderr.write(`\n  ${error instanceof SetupError ? error.message : error.stack}\n\n`);
  process.exit(1);
}
