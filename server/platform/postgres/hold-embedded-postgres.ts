import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "../log.ts";
import type { ConnectionOptions } from "./database.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { takeDataFolder } from "./exclusive-use.ts";

const RETRY_MS = 1_000;

export interface HeldPostgres {
  options: ConnectionOptions;
  stop(): Promise<void>;
}

/**
 * The embedded database, for this process alone. It tells by the lock's connection when the database has ended by
 * itself (killed, out of memory), and starts it again; requests meanwhile are answered with `unavailable`.
 */
export async function holdEmbeddedPostgres(
  dataDir: string,
  log: Log,
  report: (line: string) => void,
): Promise<HeldPostgres> {
  const dir = join(dataDir, "postgres");
  let stopping = false;
  let restart = Promise.resolve();
  let postgres = await startEmbeddedPostgres({ dir, report });
  const options = { connection: postgres.connection };
  let lock = await take();

  async function take(): Promise<pg.Client> {
    const client = await takeDataFolder(options, dataDir);
    let isLost = false;
    const lost = (error?: Error) => {
      if (stopping || isLost) return;
      isLost = true;
      log.error({ err: error }, "the database has ended by itself and is started again");
      restart = startAgain();
    };
    client.on("error", lost);
    client.on("end", () => lost());
    return client;
  }

  async function startAgain(): Promise<void> {
    while (!stopping) {
      try {
        postgres = await startEmbeddedPostgres({ dir });
        lock = await take();
        log.info("the database answers again");
        return;
      } catch (error) {
        log.error({ err: error }, "the database does not start");
        await sleep(RETRY_MS);
      }
    }
  }

  return {
    options,
    stop: async () => {
      stopping = true;
      await restart;
      await lock.end().catch(() => {});
      await postgres.stop();
    },
  };
}
