// npm run reindex: makes anew what lists and searches are answered from.
import { runCommand } from "./setup.mjs";

await runCommand("reindex-command.ts");
