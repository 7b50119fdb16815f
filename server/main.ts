import { readConfig } from "./config.ts";
import { StartError } from "./platform/start-error.ts";
import { startShop } from "./start-shop.ts";

/** Says what happens at the start, in the terminal. */
function report(line: string): void {
  process.stdout.write(`  ${line}\n`);
}

async function main(): Promise<void> {
  const shop = await startShop(readConfig(process.env), report);
  let stopping = false;
  const stop = async (why: string) => {
    if (stopping) return;
    stopping = true;
    report(`Stopping (${why}): requests and jobs are finished first`);
    await shop.stop();
    report("Stopped");
    process.exit(0);
  };
  process.on("SIGINT", () => void stop("Ctrl-C"));
  process.on("SIGTERM", () => void stop("asked to"));
  process.on("SIGHUP", () => void stop("terminal closed"));
  // The starter is gone without a word: nobody else would stop us.
  process.on("disconnect", () => void stop("starter ended"));
}

main().catch((error: unknown) => {
  const text =
    error instanceof StartError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`\n  The shop cannot start: ${text}\n\n`);
  process.exit(1);
});
