import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import type { Connection } from "./database.ts";
import { PREPARED, withStatementCount } from "./statements.ts";
import { transaction } from "./transaction.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.pool.query("create table public.lamp as select 1 as id");
});
afterAll(() => shop.stop());

const lampOf = async (db: Connection) =>
  (await sql<{ id: number }>`select * from public.lamp where id = ${1}`.execute(db)).rows;
const add = (db: Connection, id: number) =>
  sql`insert into public.lamp (id) values (${id})`.execute(db);
const ids = async () =>
  (await shop.pool.query<{ id: number }>("select id from public.lamp order by id")).rows.map(
    ({ id }) => id,
  );

/** The connection's prepared statements about lamps. */
const prepared = async (db: Connection) =>
  (await sql`select from pg_prepared_statements where statement like '%public.lamp%'`.execute(db))
    .rows.length;

describe("prepared statements", () => {
  test("prepares a transaction's statement once per connection, and no other", async () => {
    await shop.platform.db.connection().execute(async (connection) => {
      await lampOf(connection);
      expect(await prepared(connection)).toBe(0);
    });
    await shop.run(async (work) => {
      expect(await lampOf(work.db)).toEqual([{ id: 1 }]);
      await lampOf(work.db);
      expect(await prepared(work.db)).toBe(1);
    });
  });

  test("prepares marked statements outside transactions", async () => {
    await shop.platform.db.connection().execute(async (connection) => {
      await sql`${PREPARED} select from public.lamp where id = ${1} and 1 = 1`.execute(connection);
      const { rows } = await sql`
        select from pg_prepared_statements where statement like '%1 = 1%'
      `.execute(connection);
      expect(rows).toHaveLength(1);
    });
  });

  test("prepares again after one failure when a migration changes a result", async () => {
    await shop.run(async (work) => lampOf(work.db));
    await shop.pool.query("alter table public.lamp add column watts int");
    await expect(shop.run(async (work) => lampOf(work.db))).rejects.toThrow(/cached plan/);
    expect(await shop.run(async (work) => lampOf(work.db))).toEqual([{ id: 1, watts: null }]);
  });
});

describe("transaction", () => {
  test("sends independent statements in one round trip", async () => {
    const { roundTrips, statements } = await withStatementCount(() =>
      transaction(
        shop.platform.db,
        async (db) => {
          await Promise.all([add(db, 2), add(db, 3), add(db, 4)]);
        },
        () => sql`select 1`,
      ),
    );
    expect({ roundTrips, statements }).toEqual({ roundTrips: 3, statements: 6 });
    expect(await ids()).toEqual([1, 2, 3, 4]);
  });

  test("rolls back when one of several statements fails", async () => {
    await expect(
      transaction(shop.platform.db, (db) =>
        Promise.all([add(db, 5), sql`select 1 / 0`.execute(db), add(db, 6)]),
      ),
    ).rejects.toMatchObject({ code: "22012" });
    expect(await ids()).toEqual([1, 2, 3, 4]);
  });

  test("rolls back when the statement beside the commit fails", async () => {
    await expect(
      transaction(
        shop.platform.db,
        (db) => add(db, 5),
        () => sql`select 1 / 0`,
      ),
    ).rejects.toMatchObject({ code: "22012" });
    expect(await ids()).toEqual([1, 2, 3, 4]);
  });

  test("throws when an ignored error has aborted the transaction", async () => {
    const ignoring = transaction(shop.platform.db, async (db) => {
      await add(db, 5);
      await sql`select 1 / 0`.execute(db).catch(() => undefined);
    });
    await expect(ignoring).rejects.toThrow(/rolled back/i);
    expect(await ids()).toEqual([1, 2, 3, 4]);
  });

  test("rejects statements sent after its end", async () => {
    const late = await transaction(shop.platform.db, async (db) => () => add(db, 5));
    await expect(late()).rejects.toThrow("the transaction has ended");
    expect(await ids()).toEqual([1, 2, 3, 4]);
  });
});

describe("errors and memory", () => {
  test("reports a failed query with the stack of its sender", async () => {
    const error = await sql`select nothing`
      .execute(shop.platform.db)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "42703" });
    expect((error as Error).stack).toContain("pool-driver.api.test.ts");
  });

  const QUERIES = 40;
  const BYTES_PER_QUERY = 100_000;

  /** Collects the young generation only. */
  function minorCollection(): () => void {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as (options: { type: "minor" }) => void;
    return () => collect({ type: "minor" });
  }

  const oldGeneration = () =>
    getHeapSpaceStatistics().find(({ space_name: name }) => name === "old_space")
      ?.space_used_size ?? 0;

  test("lets minor garbage collections free the rows of earlier queries", async () => {
    const collect = minorCollection();
    const read = () =>
      sql`select array(select n from generate_series(1, ${BYTES_PER_QUERY / 8}) as n) as numbers`.execute(
        shop.platform.db,
      );
    for (let warming = 0; warming < 5; warming += 1) {
      await read();
      collect();
    }
    const before = oldGeneration();
    for (let query = 0; query < QUERIES; query += 1) {
      await read();
      collect();
    }
    // With pg's own promises it grows by all rows and their arrays, 4.9 MB. Other tests may have run
    // in this process.
    expect(oldGeneration() - before).toBeLessThan((QUERIES * BYTES_PER_QUERY) / 2);
  });
});
