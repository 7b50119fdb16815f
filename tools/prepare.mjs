// npm run prepare-shop: what a start does before it opens the shop. Images and units do it once, when they may still write.
import { ensureBuilt, ensureInstalled, SetupError } from "./setup.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  process.stderr.write(`\n  ${error instanceof SetupError ? error.message : error.stack}\n\n`);
  process.exitCode = 1;
}
