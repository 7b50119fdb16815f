// npm run staff -- add-owner <email>: the first owner, or the way back in.
import { runCommand } from "./setup.mjs";

await runCommand("staff-command.ts");
