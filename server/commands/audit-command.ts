import { auditShop } from "../audit.ts";
import { readConfig } from "../config.ts";
import { createDatabase, createPool } from "../platform/postgres/database.ts";
import { openDatabase } from "./open-database.ts";
import { runCommand } from "./run-command.ts";

/**
 * `npm run audit`: exit code 0 when every invariant holds, 1 when one does not. Read-only; works
 * while the shop is open.
 */
async function main(): Promise<number> {
  const { connection, end } = await openDatabase(readConfig(process.env));
  const pool = createPool({ ...connection, max: 1 });
  try {
    const db = createDatabase(pool);
    const { checked, findings } = await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(auditShop);
    for (const { name, places, count } of findings) {
      process.stdout.write(`\n  ✗ ${name}: ${count}\n`);
      for (const place of places) process.stdout.write(`      ${place}\n`);
    }
    process.stdout.write(`\n  ${checked - findings.length} of ${checked} hold\n\n`);
    return findings.length === 0 ? 0 : 1;
  } finally {
    await pool.end();
    await end();
  }
}

await runCommand(main, 2);
