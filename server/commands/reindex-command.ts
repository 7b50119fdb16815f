import { readConfig } from "../config.ts";
import { createPlatform } from "../create-platform.ts";
import { rebuildLists } from "../modules/storefront/index.ts";
import { createLog } from "../platform/log.ts";
import { createPool } from "../platform/postgres/database.ts";
import { openDatabase } from "./open-database.ts";
import { runCommand } from "./run-command.ts";

/** `npm run reindex`: rebuilds the data behind lists and searches; works while the shop is open. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const startedAt = performance.now();
  const { connection, end } = await openDatabase(config);
  const pool = createPool({ ...connection, max: 2 });
  try {
    const platform = createPlatform({ config, pool, log: createLog("warn", false) });
    const products = await rebuildLists(platform);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`\n  Search index of ${products} products rebuilt (${seconds} s).\n`);
    process.stdout.write("  All processes use the new index on their next request.\n\n");
  } finally {
    await pool.end();
    await end();
  }
}

await runCommand(main);
