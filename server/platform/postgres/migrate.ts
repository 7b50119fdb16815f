import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { StartError } from "../start-error.ts";

const FILE = /^\d{4}-[a-z]+-[a-z0-9-]+\.sql$/;
const LOCK = 0x46_41_4e_4f_4d;

/**
 * Brings the database to the newest form: each file once, in order, each in its own transaction.
 * Several processes may start at once; one migrates, the others wait.
 * @returns the names of the files that were run
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => FILE.test(name)).toSorted();
  const client = await pool.connect();
  try {
    // The limit of requests is not for migrations, nor for waiting until another process has run them.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(
      "create table if not exists public.migration (name text primary key, digest text not null, run_at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ name: string; digest: string }>(
      "select name, digest from public.migration",
    );
    const done = new Map(rows.map((row) => [row.name, row.digest]));
    if (done.size > 0 && !files.some((name) => done.has(name))) {
      throw new StartError(
        "The tables of this database come from another line of versions. Choose an empty database or another DATA_DIR.",
      );
    }
    const run: string[] = [];
    for (const name of files) {
      const text = await readFile(join(folder, name), "utf8");
      const digest = createHash("sha256").update(text).digest("hex");
      const known = done.get(name);
      if (known === undefined) {
        await runFile(client, name, digest, text);
        run.push(name);
      } else if (known !== digest) {
        throw new StartError(
          `The migration ${name} has changed since it was run here. Add a new file instead of editing one.`,
        );
      }
    }
    return run;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => {});
    // A connection with the request limit off never goes back into the pool.
    client.release(true);
  }
}

async function runFile(
  client: pg.PoolClient,
  name: string,
  digest: string,
  text: string,
): Promise<void> {
  await client.query("begin");
  try {
    await client.query(text);
    await client.query("insert into public.migration (name, digest) values ($1, $2)", [
      name,
      digest,
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new StartError(`The migration ${name} failed: ${(error as Error).message}`);
  }
}
