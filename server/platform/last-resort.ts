import type { Log } from "./log.ts";

/**
 * What nothing else has caught is logged, and the shop stays open: a request or job that failed like that is lost, and
 * what it had begun in the database is undone; all others go on.
 */
export function catchTheRest(log: Log): void {
  process.on("uncaughtException", (err, origin) => log.error({ err, origin }, "nobody caught it"));
}
