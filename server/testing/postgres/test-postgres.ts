import { join } from "node:path";
import { JobQueue } from "../../platform/jobs.ts";
import { createLog } from "../../platform/log.ts";
import { createDatabase, createPool } from "../../platform/postgres/database.ts";
import { startEmbeddedPostgres } from "../../platform/postgres/embedded-postgres.ts";
import { migrate } from "../../platform/postgres/migrate.ts";
import { EMPTY_TEMPLATE } from "../template-names.ts";
import { TEST_TIMEOUTS } from "../test-config.ts";
import { startOtherPostgres } from "./other-postgres.ts";

/** The PostgreSQL used by tests. */
export interface TestPostgres {
  socketDir: string;
  user: string;
  /** Media files of the demo shop. */
  demoDataDir: string;
}

/** A real PostgreSQL in this folder, with an empty shop as template. */
export async function startTestPostgres(
  folder: string,
): Promise<TestPostgres & { stop(): Promise<void> }> {
  // Three test files at a time, some with two shops or more.
  const settings = ["max_connections=120"];
  const dir = join(folder, "postgres");
  const postgres = await startEmbeddedPostgres({ dir, volatile: true, settings });
  await makeTemplate(postgres.connection);
  const { socketDir, user } = postgres.connection;
  return { socketDir, user, demoDataDir: folder, stop: () => postgres.stop() };
}

/** The same with the programs of another version, in the folder `bin`. */
export async function startOtherTestPostgres(
  bin: string,
  folder: string,
): Promise<TestPostgres & { stop(): Promise<void> }> {
  const { socketDir, user, stop } = await startOtherPostgres(bin, folder);
  await makeTemplate({ socketDir, user, database: "postgres" });
  return { socketDir, user, demoDataDir: folder, stop };
}

async function makeTemplate(connection: {
  socketDir: string;
  user: string;
  database: string;
}): Promise<void> {
  const limits = { max: 1, timeouts: TEST_TIMEOUTS };
  const admin = createPool({ connection, ...limits });
  await admin.query(`create database ${EMPTY_TEMPLATE}`);
  const empty = createPool({ connection: { ...connection, database: EMPTY_TEMPLATE }, ...limits });
  await migrate(empty, join(import.meta.dirname, "..", "..", "..", "db", "migrations"));
  const jobs = new JobQueue(createDatabase(empty), createLog("error", false), {
    current: "of the template",
  });
  await jobs.open({ isServing: false });
  await jobs.stop();
  await empty.end();
  await admin.end();
}
