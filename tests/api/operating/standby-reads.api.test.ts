import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import { createDatabase, createPool, type Database } from "#server/platform/postgres/database.ts";
import { SharedReads } from "#server/platform/postgres/shared-reads.ts";
import { memoryFolder } from "#server/testing/memory-folder.ts";
import {
  type OtherPostgres,
  startOtherPostgres,
  startStandbyOf,
} from "#server/testing/postgres/other-postgres.ts";
import { newDataDir, startShopProcess } from "../shop-process.ts";

const BIN = "/usr/lib/postgresql/15/bin";
const isTested = existsSync(join(BIN, "pg_basebackup"));
if (!isTested) process.stdout.write(`  not tested: reads from a standby (${BIN} not installed)\n`);

const CHANGES = 50;

describe.runIf(isTested)("a shared read", () => {
  let folder: string;
  const started = new AsyncDisposableStack();
  let primary: OtherPostgres;
  let standby: OtherPostgres;
  let pools: ReturnType<typeof createPool>[];
  let reads: SharedReads;
  let db: Database;

  const poolOf = ({ socketDir, user }: OtherPostgres) =>
    createPool({ connection: { socketDir, user, database: "postgres" } });
  const urlOf = ({ socketDir, user }: OtherPostgres) =>
    `postgres://${user}@localhost/postgres?host=${encodeURIComponent(socketDir)}`;
  const read = () =>
    reads.read(async () => {
      const { rows } = await sql<{ number: number; onStandby: boolean }>`
        select coalesce(max(number), 0) as number, pg_is_in_recovery() as "onStandby" from public.written
      `.execute(db);
      return rows[0];
    });
  const write = (number: number) =>
    sql`insert into public.written values (${number}::integer)`.execute(db);

  const set = async (name: string, value: string) => {
    await pools[0]?.query(`alter system set ${name} = ${value}`);
    await pools[0]?.query("select pg_reload_conf()");
    const shown = async () => (await pools[0]?.query(`show ${name}`))?.rows[0];
    await expect.poll(shown).toEqual({ [name]: value });
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(memoryFolder(), "fanous-standby-"));
    started.defer(() => rm(folder, { recursive: true, force: true }));
    primary = await startOtherPostgres(BIN, join(folder, "primary"));
    started.defer(() => primary.stop());
    standby = await startStandbyOf(primary, BIN, join(folder, "standby"));
    started.defer(() => standby.stop());
    pools = [poolOf(primary), poolOf(standby)];
    for (const pool of pools) started.defer(() => pool.end());
    const [onPrimary, onStandby] = pools;
    if (!onPrimary) throw new Error("no pool");
    reads = new SharedReads(onPrimary, onStandby);
    db = createDatabase(reads.pool);
    await sql`create table public.written (number integer)`.execute(db);
  });
  afterAll(() => started.disposeAsync());

  test("uses the standby, while other queries use the primary", async () => {
    await expect.poll(async () => (await read())?.onStandby).toBe(true);
    const { rows } = await sql<{ here: boolean }>`select pg_is_in_recovery() as here`.execute(db);
    expect(rows).toEqual([{ here: false }]);
  });

  test("never misses an earlier write", async () => {
    for (let number = 1; number <= CHANGES; number += 1) {
      await write(number);
      expect(await read()).toMatchObject({ number });
    }
    expect(reads.counts.standby).toBeGreaterThan(0);
  });

  test("sees unflushed commits with synchronous_commit off", async () => {
    await set("synchronous_commit", "off");
    for (let number = CHANGES + 1; number <= 2 * CHANGES; number += 1) {
      await write(number);
      expect(await read()).toMatchObject({ number });
    }
    await set("synchronous_commit", "on");
  });

  test("uses the primary while the standby lags", async () => {
    await pools[1]?.query("select pg_wal_replay_pause()");
    await write(2 * CHANGES + 1);
    expect(await read()).toEqual({ number: 2 * CHANGES + 1, onStandby: false });
    await pools[1]?.query("select pg_wal_replay_resume()");
    await expect.poll(async () => (await read())?.onStandby).toBe(true);
  });

  test("uses DATABASE_READ_URL in a running shop", async () => {
    const dataDir = await newDataDir();
    const shop = await startShopProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: urlOf(primary),
      DATABASE_READ_URL: urlOf(standby),
    });
    const connections = async () => {
      const { rows } = await pools[1]!.query<{ count: number }>(
        "select count(*) from pg_stat_activity where query like '%content%' and pid <> pg_backend_pid()",
      );
      return rows[0]?.count;
    };
    expect((await fetch(`${shop.address}/api/v1/faq`)).status).toBe(200);
    await expect.poll(connections).toBeGreaterThan(0);
    expect((await fetch(`${shop.address}/new-arrival`)).status).toBe(200);
    await shop.end("SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
  });

  test("is repeated on the primary when the standby is unavailable", async () => {
    const answers = [() => Promise.reject(new ProblemError("unavailable")), async () => "page"];
    expect(await reads.read(() => answers.shift()!())).toBe("page");
  });

  test("fails as unavailable when the primary is gone", async () => {
    const gone = createPool({ connection: { socketDir: folder, user: "x", database: "x" } });
    const page = () => Promise.reject<string>(new ProblemError("unavailable"));
    await expect(new SharedReads(gone, pools[1]).read(page)).rejects.toThrow(/^unavailable$/);
    await gone.end();
  });

  test("fails as unavailable when the primary was demoted to standby", async () => {
    const demoted = new SharedReads(pools[1]!, pools[1]);
    await expect(demoted.read(async () => "old page")).rejects.toThrow(/^unavailable$/);
  });

  test("uses the primary when the standby is gone", async () => {
    await standby.stop();
    await write(2 * CHANGES + 2);
    expect(await read()).toEqual({ number: 2 * CHANGES + 2, onStandby: false });
  });
});
