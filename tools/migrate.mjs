// npm run migrate: docs/operations.md says when.
import { runCommand } from "./setup.mjs";

await runCommand("migrate-command.ts");
