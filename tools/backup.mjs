// npm run backup: docs/operations.md says how.
import { runCommand } from "./setup.mjs";

await runCommand("backup-command.ts");
