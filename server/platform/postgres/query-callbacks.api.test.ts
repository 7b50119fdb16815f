import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const QUERIES = 40;
const BYTES_PER_QUERY = 100_000;

/** Collects the young generation only. */
function minorCollection(): () => void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: { type: "minor" }) => void;
  return () => collect({ type: "minor" });
}

const oldGeneration = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === "old_space")?.space_used_size ??
  0;

test("rows of earlier queries do not survive minor garbage collections", async () => {
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
  // With the promises of pg, all of it and the arrays around it: 4.9 MB. Other tests may have run in this process.
  expect(oldGeneration() - before).toBeLessThan((QUERIES * BYTES_PER_QUERY) / 2);
});

test("a failed query reports its error, with the stack of whoever sent it", async () => {
  const error = await shop.pool.query("select nothing").catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: "42703" });
  expect((error as Error).stack).toContain("query-callbacks.api.test.ts");
  const { rows } = await shop.pool.query("select $1::integer as one", [1]);
  expect(rows).toEqual([{ one: 1 }]);
});
