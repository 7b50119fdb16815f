import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { type Connection, createPool } from "./database.ts";
import { PREPARED_MARK } from "./prepared-statements.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.pool.query("create table public.lamp as select 1 as id");
});
afterAll(() => shop.stop());

const lampOf = async (db: Connection) =>
  (await sql<{ id: number }>`select * from public.lamp where id = ${1}`.execute(db)).rows;

/** The connection's prepared statements about lamps. */
const prepared = async (db: Connection) =>
  (
    await sql`select name from pg_prepared_statements where statement like '%public.lamp%'`.execute(
      db,
    )
  ).rows.length;

test("a command's statement is prepared once on its connection; what is only read is not", async () => {
  const { db } = shop.platform;
  await db.connection().execute(async (connection) => {
    await lampOf(connection);
    expect(await prepared(connection)).toBe(0);
  });
  await shop.run(async (work) => {
    expect(await lampOf(work.db)).toEqual([{ id: 1 }]);
    await lampOf(work.db);
    expect(await prepared(work.db)).toBe(1);
  });
});

test("what is only read is prepared where it is marked, also when the pool itself is asked", async () => {
  const text = `${PREPARED_MARK} select id from public.lamp where id = $1 and 1 = 1`;
  const { host: socketDir = "", database = "", user = "" } = shop.pool.options;
  const one = createPool({ connection: { socketDir, database, user }, max: 1 });
  expect((await one.query(text, [1])).rows).toEqual([{ id: 1 }]);
  const known = "select from pg_prepared_statements where statement like '%public.lamp%'";
  expect((await one.query(known)).rowCount).toBe(1);
  await one.query("alter table public.lamp alter column id type bigint");
  await expect(one.query(text, [1])).rejects.toThrow(/cached plan/);
  expect((await one.query(text, [1])).rows).toEqual([{ id: 1 }]);
  await one.query("alter table public.lamp alter column id type int");
  await one.end();
});

test("when a migration changes what a statement answers, one command fails and the next ones go on", async () => {
  const { platform } = shop;
  await shop.run(async (work) => lampOf(work.db));
  await platform.db.connection().execute(async (connection) => {
    await sql`alter table public.lamp add column watts int`.execute(connection);
  });
  await expect(shop.run(async (work) => lampOf(work.db))).rejects.toThrow(/cached plan/);
  expect(await shop.run(async (work) => lampOf(work.db))).toEqual([{ id: 1, watts: null }]);
});
