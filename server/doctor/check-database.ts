import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import { migrationFiles } from "#server/platform/postgres/migrate.ts";
import { type Finding, fine, watch, wrong } from "./finding.ts";

/** Settings that a confirmed order's durability depends on. */
const DURABLE = { fsync: "on", full_page_writes: "on", synchronous_commit: "on" };
const STRONGER = new Set(["remote_write", "remote_apply"]);

/** The server, its durability settings and its tables. @param migrations their folder */
export async function checkDatabase(db: Connection, migrations: string): Promise<Finding[]> {
  return [...(await checkServerItself(db)), await checkTables(db, migrations)];
}

async function checkServerItself(db: Connection): Promise<Finding[]> {
  const { rows } = await sql<Record<string, string>>`
    select current_setting('server_version') as version, pg_is_in_recovery()::text as standby,
      current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
      current_setting('synchronous_commit') as synchronous_commit,
      current_setting('server_encoding') as encoding,
      (select datcollate from pg_database where datname = current_database()) as "order"`.execute(
    db,
  );
  const [found = {}] = rows;
  if (found["standby"] === "true")
    return [wrong("The database is a standby: orders fail", "Point DATABASE_URL at the primary.")];
  const loose = Object.entries(DURABLE).filter(
    ([name, value]) => found[name] !== value && !STRONGER.has(found[name] ?? ""),
  );
  return [
    fine(`PostgreSQL ${found["version"]} responds`),
    ...rateTexts(found),
    ...loose.map(([name, value]) =>
      wrong(
        `${name} is ${found[name]}: orders that were confirmed can be lost when the machine fails`,
        `Set ${name} = ${value} in the database's configuration.`,
      ),
    ),
  ];
}

/** Texts are stored in any script, and sort the same on every machine. */
function rateTexts({ encoding, order = "" }: Record<string, string>): Finding[] {
  const advice =
    "Create a new database and move the data: createdb --template template0 --encoding UTF8 --locale C.UTF-8";
  if (encoding !== "UTF8")
    return [wrong(`The database's encoding is ${encoding}: Arabic is lost`, advice)];
  if (/^(?:C|POSIX)(?:\.|$)/i.test(order)) return [];
  return [watch(`The database's collation is ${order}. Tests use C.UTF-8`, advice)];
}

async function checkTables(db: Connection, folder: string): Promise<Finding> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('public.migration') is not null as there`.execute(db);
  const { rows } = tables[0]?.there
    ? await sql<{ name: string }>`select name from public.migration`.execute(db)
    : { rows: [] };
  const run = new Set(rows.map(({ name }) => name));
  const files = await migrationFiles(folder);
  const missing = files.filter((name) => !run.has(name));
  if (missing.length > 0)
    return wrong(
      `${missing.length} migrations are pending, from ${missing[0]} on`,
      "Run npm run migrate, or start the shop: it migrates automatically.",
    );
  const later = [...run].filter((name) => !files.includes(name));
  return later.length > 0
    ? watch(
        `The tables belong to a later version (${later.length} more migrations)`,
        "Expected during a rollback. Otherwise update this checkout with `git pull`.",
      )
    : fine(`The tables match this version (${files.length} migrations)`);
}
