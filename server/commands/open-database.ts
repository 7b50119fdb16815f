import { join } from "node:path";
import type { Config } from "../config.ts";
import type { ConnectionOptions } from "../platform/postgres/database.ts";
import { startEmbeddedPostgres } from "../platform/postgres/embedded-postgres.ts";
import { lockDataFolder } from "../platform/postgres/lock-data-folder.ts";
import { ownServer } from "../platform/postgres/own-server.ts";
import { StartError } from "../platform/start-error.ts";

/**
 * Opens the shop's database, also while the shop is running; a server started for this command
 * stops with it.
 */
export async function openDatabase({
  database,
  dataDir,
  backup,
}: Pick<Config, "database" | "dataDir" | "backup">): Promise<{
  connection: ConnectionOptions;
  end: () => Promise<void>;
}> {
  if (database) return { connection: ownServer(database).direct, end: async () => {} };
  const postgres = await startEmbeddedPostgres({
    dir: join(dataDir, "postgres"),
    archives: backup !== undefined,
  });
  const connection = { connection: postgres.connection };
  const lock = await lockDataFolder(connection, dataDir).catch((error: unknown) => {
    // A running shop has the folder locked; its database is not ours to stop.
    if (error instanceof StartError) return undefined;
    throw error;
  });
  return {
    connection,
    end: async () => {
      if (!lock) return;
      await lock.end();
      await postgres.stop();
    },
  };
}
