import { join } from "node:path";
import { createDatabase, createPool, type Database } from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { TEST_TIMEOUTS } from "#server/testing/test-config.ts";

/** Looks into the database of a shop beside it. */
export async function withDatabase<T>(
  dataDir: string,
  look: (db: Database) => Promise<T>,
): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, "postgres") });
  const pool = createPool({ connection: postgres.connection, max: 2, timeouts: TEST_TIMEOUTS });
  try {
    return await look(createDatabase(pool));
  } finally {
    await pool.end();
  }
}
