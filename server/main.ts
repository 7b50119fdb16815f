import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { readConfig } from "./config.ts";
import { catchTheRest } from "./platform/last-resort.ts";
import { StartError } from "./platform/start-error.ts";
import type { Shop } from "./start-shop.ts";

/** Progress of the start, for the terminal. */
function report(line: string): void {
  process.stdout.write(`  ${line}\n`);
}

// A closed terminal cannot be written to; the shop and its database must still shut down cleanly.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

function refuseToStart(error: unknown): never {
  const text =
    error instanceof StartError ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`\n  The shop cannot start: ${text}\n\n`);
  process.exit(1);
}

let stopping = false;

/** Stops the shop once it is open; if asked while still starting, right after the start. */
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
// The parent process is gone, so nothing else would stop this one.
process.on("disconnect", () => void stop("parent process ended"));

async function start(): Promise<Shop> {
  const config = readConfig(process.env);
  // The pages are built for production. Set only now: the operator's value is about the shop, this
  // one is for the libraries.
  process.env["NODE_ENV"] = "production";
  // The next start need not compile the programs again, which takes half of its time. A data folder that does not exist
  // yet is created with the database, with the permissions that it needs.
  if (existsSync(config.dataDir)) enableCompileCache(join(config.dataDir, "cache", "code"));
  const { checkPlace, checkStart } = await import("./platform/check-start.ts");
  await checkPlace(config);
  if (process.argv.includes("--check")) {
    await checkStart(config);
    process.exit(0);
  }
  const { startShop } = await import("./start-shop.ts");
  const shop = await startShop(config, report);
  catchTheRest(shop.platform.log);
  return shop;
}

const starting = start().catch(refuseToStart);
