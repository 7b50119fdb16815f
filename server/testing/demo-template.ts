import { createPlatform } from "../create-platform.ts";
import { loadDemo } from "../demo.ts";
import { createLog } from "../platform/log.ts";
import { createPool } from "../platform/postgres/database.ts";
import { TEST_TIMEOUTS, testConfig } from "./test-config.ts";

/** Loads the demo shop into a database that tests are copied from. */
export async function fillDemoTemplate(
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
