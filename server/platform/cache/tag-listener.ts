import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";
import { type ConnectionOptions, createClient } from "../postgres/database.ts";
import { CACHE_CHANNEL } from "../postgres/unit-of-work.ts";
import { EVERYTHING, type TagCache } from "./tag-cache.ts";

const RETRY_MS = 1_000;

/**
 * Drops what other processes have changed. While the connection is lost no notification arrives, so
 * everything is dropped when it is back.
 */
export async function listenForTags(
  options: ConnectionOptions,
  cache: TagCache,
  log: Log,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client = await connect();

  async function connect() {
    const next = createClient(options);
    next.on("notification", ({ payload }) => cache.drop(readTags(payload)));
    next.on("error", () => void reconnect());
    next.on("end", () => void reconnect());
    await next.connect();
    await next.query(`listen ${CACHE_CHANNEL}`);
    return next;
  }

  async function reconnect(): Promise<void> {
    client.removeAllListeners("end");
    while (!stopped) {
      await sleep(RETRY_MS);
      try {
        client = await connect();
        cache.drop([EVERYTHING]);
        return;
      } catch (error) {
        log.warn({ err: error }, "LISTEN connection lost");
      }
    }
  }

  return async () => {
    stopped = true;
    client.removeAllListeners("end");
    await client.end().catch(() => {});
  };
}

function readTags(payload: string | undefined): string[] {
  const tags: unknown = JSON.parse(payload ?? "[]");
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
}
