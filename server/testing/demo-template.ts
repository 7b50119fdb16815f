import { createPlatform } from "../create-platform.ts";
import { loadDemo } from "../demo.ts";
import { createLog } from "../platform/log.ts";
import { createClient, createPool } from "../platform/postgres/database.ts";
import { DEMO_TEMPLATE, EMPTY_TEMPLATE } from "./template-names.ts";
import { TEST_TIMEOUTS, testConfig } from "./test-config.ts";

/** An advisory lock number that nothing else uses: "TMPL" in ASCII. */
const LOCK = 0x54_4d_50_4c;
const UNFINISHED = `${DEMO_TEMPLATE}_unfinished`;

/**
 * Creates the database that demo shops are copied from, if it does not exist yet: seconds that
 * four of five test files do not need.
 * @param dataDir for its media files
 */
export async function ensureDemoTemplate(
  socket: { socketDir: string; user: string },
  dataDir: string,
): Promise<void> {
  const admin = createClient({ connection: { ...socket, database: "postgres" } });
  await admin.connect();
  try {
    // Another worker may be loading it. The lock is held until this connection ends.
    await admin.query("select pg_advisory_lock($1)", [LOCK]);
    const known = await admin.query("select from pg_database where datname = $1", [DEMO_TEMPLATE]);
    if (known.rowCount) return;
    await admin.query(`drop database if exists ${UNFINISHED} with (force)`);
    await admin.query(`create database ${UNFINISHED} template ${EMPTY_TEMPLATE}`);
    await fill({ ...socket, database: UNFINISHED }, dataDir);
    await admin.query(`alter database ${UNFINISHED} rename to ${DEMO_TEMPLATE}`);
  } finally {
    await admin.end();
  }
}

async function fill(
  connection: { socketDir: string; database: string; user: string },
  dataDir: string,
): Promise<void> {
  const pool = createPool({ connection, timeouts: TEST_TIMEOUTS });
  const platform = createPlatform({
    config: testConfig({ dataDir }),
    pool,
    log: createLog("error", false),
  });
  await loadDemo(platform, () => {});
  await pool.end();
}
