// npm run audit: holds the shop's books against what must always be true of them.
import { runCommand } from "./setup.mjs";

await runCommand("audit-command.ts");
