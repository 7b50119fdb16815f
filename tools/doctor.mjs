// npm run doctor: looks at what an installation rests on, and says what to do (docs/operations.md).
import { join } from "node:path";
import { ensureInstalled, NODE, ROOT, run, SetupError } from "./setup.mjs";

try {
  await ensureInstalled();
  const args = [join(ROOT, "server", "commands", "doctor-command.ts"), ...process.argv.slice(2)];
  process.exitCode = await run(NODE, args, { cwd: process.env.INIT_CWD ?? process.cwd() });
} catch (error) {
  process.stderr.write(`\n  ${error instanceof SetupError ? error.message : error.stack}\n\n`);
  process.exitCode = 1;
}
