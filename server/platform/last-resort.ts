import type { Log } from "./log.ts";

/**
 * Logs uncaught errors and keeps the shop open: the request or job that failed is lost and its
 * transaction rolled back; all others continue.
 */
export function catchTheRest(log: Log): void {
  process.on("uncaughtException", (err, origin) => log.error({ err, origin }, "nobody caught it"));
}
