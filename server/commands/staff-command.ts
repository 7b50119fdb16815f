import { join } from "node:path";
import { email } from "#contract/kernel/email.ts";
import { readConfig } from "../config.ts";
import { createPlatform } from "../create-platform.ts";
import { addOwner } from "../modules/staff/index.ts";
import { createLog } from "../platform/log.ts";
import { createPool } from "../platform/postgres/database.ts";
import { migrate } from "../platform/postgres/migrate.ts";
import { inTransaction } from "../platform/postgres/unit-of-work.ts";
import { StartError } from "../platform/start-error.ts";
import { openDatabase } from "./open-database.ts";
import { runCommand } from "./run-command.ts";

const USAGE = "npm run staff -- add-owner <email>";

/**
 * `npm run staff -- add-owner <email>`: needs no sign-in, since anyone who can run this on the
 * machine already controls the shop.
 */
async function main([command, given = ""]: string[]): Promise<void> {
  const owner = email.safeParse(given);
  if (command !== "add-owner" || !owner.success) throw new StartError(`Usage: ${USAGE}`);
  const config = readConfig(process.env);
  const { connection, end } = await openDatabase(config);
  const pool = createPool({ ...connection, max: 2 });
  try {
    await migrate(pool, join(import.meta.dirname, "..", "..", "db", "migrations"));
    const platform = createPlatform({ config, pool, log: createLog("warn", false) });
    const asked = { email: owner.data, locale: config.defaultLocale };
    const { path, isNew } = await inTransaction(platform, (work) => addOwner(work, asked));
    const what = isNew ? "is now an owner" : "is an owner. Password and second factor were reset";
    process.stdout.write(`\n  ${owner.data} ${what}.\n`);
    process.stdout.write(
      "  Set the password with this link. It can be used once within three days:\n\n",
    );
    process.stdout.write(`  ${platform.publicUrl}${path}\n\n`);
  } finally {
    await pool.end();
    await end();
  }
}

await runCommand(() => main(process.argv.slice(2)));
