// npm run media: docs/operations.md says when.
import { runCommand } from "./setup.mjs";

await runCommand("media-command.ts");
