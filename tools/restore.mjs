// npm run restore: docs/operations.md says how.
import { runCommand } from "./setup.mjs";

await runCommand("restore-command.ts");
