import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { StartError } from "../start-error.ts";

const FILE = /^\d{4}-[a-z]+-[a-z0-9-]+\.sql$/;
const LOCK = 0x46_41_4e_4f_4d;
/**
 * First line of a file whose statements run one by one, outside a transaction: for indexes created
 * `concurrently`.
 */
const OUTSIDE = "-- outside a transaction";
const LOCK_NOT_AVAILABLE = "55P03";
/**
 * PostgreSQL 15 only accepts this clause in `alter table`. Its columns then do without: the server
 * tries to compress already compressed data in vain and stores the same.
 */
const NEWER_CLAUSE = / storage external\b/g;
const KNOWS_CLAUSE = 160_000;

/** How long a table change waits for those using the table. */
export interface Patience {
  /** Queries that arrive later queue up behind it, so it gives up, lets them pass and retries. */
  lockMs: number;
  restMs: number;
  attempts: number;
}

/** Ten minutes in all. */
const PATIENCE: Patience = { lockMs: 1_000, restMs: 2_000, attempts: 200 };

/** Names of all migrations, in order. */
export async function migrationFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => FILE.test(name)).toSorted();
}

/**
 * Migrates the database to the newest schema: each file once, in order, each in its own
 * transaction. Several processes may start at once; one migrates and the others wait. Processes
 * that are already serving continue meanwhile.
 * @returns the names of the files that were run
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  patience = PATIENCE,
): Promise<string[]> {
  const files = await migrationFiles(folder);
  const client = await pool.connect();
  try {
    // The statement timeout of requests does not apply to migrations, nor to waiting for another
    // process to run them.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(
      "create table if not exists public.migration (name text primary key, digest text not null, run_at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ name: string; digest: string }>(
      "select name, digest from public.migration",
    );
    const done = new Map(rows.map((row) => [row.name, row.digest]));
    const migrations = await Promise.all(files.map((name) => readMigration(folder, name)));
    assertSameLine(migrations, done);
    const isOld = (await versionOf(client)) < KNOWS_CLAUSE;
    const run: string[] = [];
    for (const migration of migrations) {
      if (done.has(migration.name)) continue;
      const text = isOld ? migration.text.replaceAll(NEWER_CLAUSE, "") : migration.text;
      await runPatiently(client, { ...migration, text }, patience);
      run.push(migration.name);
    }
    return run;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => {});
    // A connection without the timeout never goes back into the pool.
    client.release(true);
  }
}

/**
 * Throws when the database was not made by these files. A newer version may have run more of them;
 * a database whose files have both changed and disappeared was made by files that were replaced.
 */
function assertSameLine(migrations: MigrationFile[], done: Map<string, string>): void {
  const known = migrations.filter(({ name }) => done.has(name));
  const changed = known.find(({ name, digest }) => done.get(name) !== digest);
  const hasOthers = done.size > known.length;
  if (hasOthers && (changed || known.length === 0)) {
    throw new StartError(
      "The tables of this database come from another line of versions. Choose an empty database or another DATA_DIR; in development, delete the DATA_DIR.",
    );
  }
  if (changed) {
    throw new StartError(
      `The migration ${changed.name} has changed since it was run here. Add a new file instead of editing one.`,
    );
  }
}

async function versionOf(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::integer as version",
  );
  return rows[0]?.version ?? 0;
}

interface MigrationFile {
  name: string;
  digest: string;
  text: string;
}

async function readMigration(folder: string, name: string): Promise<MigrationFile> {
  const text = await readFile(join(folder, name), "utf8");
  return { name, text, digest: createHash("sha256").update(text).digest("hex") };
}

async function runPatiently(
  client: pg.PoolClient,
  file: MigrationFile,
  { lockMs, restMs, attempts }: Patience,
): Promise<void> {
  const isOutside = file.text.startsWith(OUTSIDE);
  // Creating an index concurrently waits for readers but blocks nothing meanwhile.
  await client.query(`set lock_timeout = ${isOutside ? 0 : lockMs}`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await (isOutside ? runOutside : runFile)(client, file);
      return;
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      const isBusy = code === LOCK_NOT_AVAILABLE;
      if (!isBusy || attempt === attempts)
        throw new StartError(`The migration ${file.name} failed: ${message}`);
      await sleep(restMs);
    }
  }
}

async function runFile(client: pg.PoolClient, file: MigrationFile): Promise<void> {
  await client.query("begin");
  try {
    await client.query(file.text);
    await note(client, file);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/**
 * An interrupted file is rerun from its first statement: such files drop what they create first.
 */
async function runOutside(client: pg.PoolClient, file: MigrationFile): Promise<void> {
  for (const statement of file.text.split(/;\s*$/m)) {
    if (statement.trim() !== "") await client.query(statement);
  }
  await note(client, file);
}

async function note(client: pg.PoolClient, { name, digest }: MigrationFile): Promise<void> {
  await client.query("insert into public.migration (name, digest) values ($1, $2)", [name, digest]);
}
