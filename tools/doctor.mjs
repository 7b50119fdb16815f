// npm run doctor: looks at what an installation rests on, and says what to do (docs/operations.md).
import { runCommand } from "./setup.mjs";

await runCommand("doctor-command.ts");
