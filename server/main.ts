import { readConfig } from "./config.ts";
import { catchTheRest } from "./platform/last-resort.ts";
import { StartError } from "./platform/start-error.ts";
import type { Shop } from "./start-shop.ts";

/** Progress of the start, for the terminal. */
function report(line: string): void {
  process.stdout.write(`  ${line}\n`);
}

// A closed terminal takes no more lines; the shop and its database still stop in order.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

function refuseToStart(error: unknown): never {
  const text =
    error instanceof StartError ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`\n  The shop cannot start: ${text}\n\n`);
  process.exit(1);
}

let stopping = false;

/** Ends the shop once it is open; asked to stop while it is still starting, it stops right after. */
async function stop(why: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  const shop = await starting;
  report(`Stopping (${why}): requests and jobs are finished first`);
  await shop.stop();
  report("Stopped");
  process.exit(0);
}

process.on("SIGINT", () => void stop("Ctrl-C"));
process.on("SIGTERM", () => void stop("SIGTERM"));
process.on("SIGHUP", () => void stop("terminal closed"));
// The parent process is gone: nobody else would stop this one.
process.on("disconnect", () => void stop("parent process ended"));

async function start(): Promise<Shop> {
  const config = readConfig(process.env);
  // Pages are built for it. Set only now: what the operator says is about the shop, this is about the libraries.
  process.env["NODE_ENV"] = "production";
  const { startShop } = await import("./start-shop.ts");
  const shop = await startShop(config, report);
  catchTheRest(shop.platform.log);
  return shop;
}

const starting = start().catch(refuseToStart);
