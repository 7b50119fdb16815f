// npm run reindex: makes anew what lists and searches are answered from.
import { join } from "node:path";
import { ensureInstalled, NODE, ROOT, run, SetupError } from "./setup.mjs";

try {
  await ensureInstalled();
  const command = join(ROOT, "server", "commands", "reindex-command.ts");
  process.exitCode = await run(NODE, [command], { cwd: process.env.INIT_CWD ?? process.cwd() });
} catch (error) {
  process.stderr.write(`\n  ${error instanceof SetupError ? error.message : error.stack}\n\n`);
  process.exitCode = 1;
}
