import { inspect } from "node:util";
import { StartError } from "../platform/start-error.ts";

/**
 * Runs an operator's command, which may return an exit code. An error the operator can fix is
 * printed in one line, any other with its stack trace.
 * @param failed the exit code when it throws
 */
export async function runCommand(main: () => Promise<number | void>, failed = 1): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const text = error instanceof StartError ? error.message : inspect(error);
    process.stderr.write(`\n  ${text}\n\n`);
    process.exitCode = failed;
  }
}
