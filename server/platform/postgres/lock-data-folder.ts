import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { StartError } from "../start-error.ts";
import { type ConnectionOptions, createClient } from "./database.ts";

/** Number of the advisory lock: "FANOUS" in ASCII. */
const LOCK = 0x46_41_4e_4f_55_53;
/**
 * The lock of a shop that was just killed is released when its connection ends; on a busy machine
 * that takes a moment.
 */
const TIMEOUT_MS = 4_000;

/**
 * Locks the data folder for this process as long as the connection lives. The lock ends with the
 * process, however that ends, so it never becomes stale.
 */
export async function lockDataFolder(
  options: ConnectionOptions,
  dataDir: string,
): Promise<pg.Client> {
  const client = createClient(options);
  // If the database is killed during a query, the query fails, not the process.
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
