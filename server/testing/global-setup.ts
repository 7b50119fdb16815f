import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { JobQueue } from "../platform/jobs.ts";
import { createLog } from "../platform/log.ts";
import { createPool } from "../platform/postgres/database.ts";
import { startEmbeddedPostgres } from "../platform/postgres/embedded-postgres.ts";
import { migrate } from "../platform/postgres/migrate.ts";
import { fillDemoTemplate } from "./demo-template.ts";
import { DEMO_TEMPLATE, EMPTY_TEMPLATE } from "./template-names.ts";
import { TEST_TIMEOUTS } from "./test-config.ts";

/** One real PostgreSQL for the whole run, with an empty shop and a demo shop as templates. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "fanous-test-"));
  const postgres = await startEmbeddedPostgres({ dir: join(folder, "postgres"), volatile: true });
  const { connection } = postgres;
  const limits = { max: 1, timeouts: TEST_TIMEOUTS };
  const admin = createPool({ connection, ...limits });
  await admin.query(`create database ${EMPTY_TEMPLATE}`);
  const empty = createPool({ connection: { ...connection, database: EMPTY_TEMPLATE }, ...limits });
  await migrate(empty, join(import.meta.dirname, "..", "..", "db", "migrations"));
  const jobs = new JobQueue(empty, createLog("error", false));
  await jobs.open({ isServing: false });
  await jobs.stop();
  await empty.end();
  await admin.query(`create database ${DEMO_TEMPLATE} template ${EMPTY_TEMPLATE}`);
  await fillDemoTemplate({ ...connection, database: DEMO_TEMPLATE }, folder);
  await admin.end();
  project.provide("socketDir", connection.socketDir);
  project.provide("databaseUser", connection.user);
  project.provide("demoDataDir", folder);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
