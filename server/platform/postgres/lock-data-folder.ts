import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { StartError } from "../start-error.ts";
import { type ConnectionOptions, createClient } from "./database.ts";

/** Number of the advisory lock: "FANOUS" in ASCII. */
const LOCK = 0x46_41_4e_4f_55_53;
/** The lock of a shop that was killed a moment ago is free once its connection has ended, on a busy machine too. */
const TIMEOUT_MS = 4_000;

/**
 * Locks the data folder for this process as long as the connection lives. The lock goes with the process,
 * however it ends, so nothing stale is ever left.
 */
export async function lockDataFolder(
  options: ConnectionOptions,
  dataDir: string,
): Promise<pg.Client> {
  const client = createClient(options);
  // A database that is killed during a query fails the query, not the process.
  client.on("error", () => {});
  await client.connect();
  const deadline = Date.now() + TIMEOUT_MS;
  do {
    const { rows } = await client.query<{ taken: boolean }>(
      "select pg_try_advisory_lock($1) as taken",
      [LOCK],
    );
    if (rows[0]?.taken) return client;
    await sleep(100);
  } while (Date.now() < deadline);
  await client.end();
  throw new StartError(
    `The data folder ${dataDir} is in use by another running shop. Stop that one, or set DATA_DIR to another folder.`,
  );
}
