import { join } from "node:path";
import { readConfig } from "../config.ts";
import { createPool } from "../platform/postgres/database.ts";
import { migrate } from "../platform/postgres/migrate.ts";
import { openDatabase } from "./open-database.ts";
import { runCommand } from "./run-command.ts";

const MIGRATIONS = join(import.meta.dirname, "..", "..", "db", "migrations");

/**
 * `npm run migrate`: migrates the tables to this version while processes of the previous version
 * keep serving.
 */
async function main(): Promise<void> {
  const { connection, end } = await openDatabase(readConfig(process.env));
  const pool = createPool({ ...connection, max: 1 });
  try {
    const files = await migrate(pool, MIGRATIONS);
    process.stdout.write(`\n  ${files.length} migrations run\n\n`);
  } finally {
    await pool.end();
    await end();
  }
}

await runCommand(main);
