import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "../log.ts";
import type { ConnectionOptions } from "./database.ts";
import { findEmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { lockDataFolder } from "./lock-data-folder.ts";

const RETRY_MS = 1_000;

export interface SupervisedPostgres {
  options: ConnectionOptions;
  stop(): Promise<void>;
}

/** Fails if another shop holds the lock of the data folder. */
export async function refuseUsedFolder(dataDir: string): Promise<void> {
  const connection = await findEmbeddedPostgres(join(dataDir, "postgres"));
  if (connection) await (await lockDataFolder({ connection }, dataDir)).end();
}

/**
 * The embedded database, owned by this process. When the connection that holds its lock ends, the
 * database has stopped (killed, out of memory) and is restarted; requests meanwhile are answered
 * with `unavailable`.
 */
export async function superviseEmbeddedPostgres(
  { dataDir, archives }: { dataDir: string; archives: boolean },
  log: Log,
  report: (line: string) => void,
): Promise<SupervisedPostgres> {
  const dir = join(dataDir, "postgres");
  let stopping = false;
  let restart = Promise.resolve();
  let postgres = await startEmbeddedPostgres({ dir, archives, report });
  const options = { connection: postgres.connection };
  let lock = await acquireLock();

  async function acquireLock(): Promise<pg.Client> {
    const client = await lockDataFolder(options, dataDir);
    let isLost = false;
    const lost = (error?: Error) => {
      if (stopping || isLost) return;
      isLost = true;
      log.error({ err: error }, "the database stopped unexpectedly, restarting it");
      restart = startAgain();
    };
    client.on("error", lost);
    client.on("end", () => lost());
    return client;
  }

  async function startAgain(): Promise<void> {
    while (!stopping) {
      try {
        postgres = await startEmbeddedPostgres({ dir, archives });
        lock = await acquireLock();
        log.info("the database is available again");
        return;
      } catch (error) {
        log.error({ err: error }, "the database failed to start");
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
