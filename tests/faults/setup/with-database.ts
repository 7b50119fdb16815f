import { join } from "node:path";
import {
  type ConnectionOptions,
  createDatabase,
  createPool,
  type Database,
} from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { TEST_TIMEOUTS } from "#server/testing/test-config.ts";

/** Where a shop's database is: the embedded one of a data folder, or another. */
export type DatabasePlace = string | ConnectionOptions["connection"];

/** Queries a shop's database directly. */
export async function withDatabase<T>(
  place: DatabasePlace,
  look: (db: Database) => Promise<T>,
): Promise<T> {
  const connection =
    typeof place === "string"
      ? (await startEmbeddedPostgres({ dir: join(place, "postgres") })).connection
      : place;
  const pool = createPool({ connection, max: 2, timeouts: TEST_TIMEOUTS });
  try {
    return await look(createDatabase(pool));
  } finally {
    await pool.end();
  }
}
