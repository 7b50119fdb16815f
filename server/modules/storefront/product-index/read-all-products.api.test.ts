import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database, NoTables } from "#server/platform/postgres/database.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { readAllProducts } from "./read-all-products.ts";
import { type ProductState, type ProductTexts, readProducts } from "./read-products.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
});
afterAll(() => shop.stop());

async function readAll(db: Database) {
  const texts: ProductTexts[] = [];
  const states: ProductState[] = [];
  const moment = await readAllProducts(db, {
    texts: async (products) => void texts.push(...products),
    states: async (products) => void states.push(...products),
  });
  return { ...moment, texts, states };
}

test("returns the same products as reading by id", async () => {
  const { db } = shop.platform;
  const { texts, states } = await readAll(db);
  const ids = texts.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(50);
  const together = texts.map((text, place) => ({ ...text, ...states[place] }));
  const byIds = await readProducts(db, ids);
  expect(together.map(withSortedFacts)).toEqual(byIds.map(withSortedFacts));
});

/** Each statement may read facts in another order, by its plan. */
function withSortedFacts<T extends { facts: string }>(product: T): T {
  return { ...product, facts: product.facts.split(" ").toSorted().join(" ") };
}

test("reads texts and states from one snapshot despite concurrent changes", async () => {
  const before = await readAll(shop.platform.db);
  let connections = 0;
  const db: Database = new Kysely<NoTables>({
    dialect: new PostgresDialect({
      pool: shop.pool,
      onReserveConnection: async () => {
        connections += 1;
        if (connections === 2) await change();
      },
    }),
  });
  const { texts, states } = await readAll(db);
  expect(connections).toBe(2);
  expect(texts.map(withSortedFacts)).toEqual(before.texts.map(withSortedFacts));
  expect(states).toEqual(before.states);
  const after = await readAll(shop.platform.db);
  expect(after.texts).toHaveLength(before.texts.length + 1);
  expect(after.states).not.toEqual(before.states);
});

test("allows a migration to lock a table between two reads", async () => {
  const migration = await shop.pool.connect();
  let locking: Promise<unknown> | undefined;
  const db: Database = new Kysely<NoTables>({
    dialect: new PostgresDialect({ pool: shop.pool }),
    log: async ({ query }) => {
      if (locking || !query.sql.startsWith("declare")) return;
      locking = migration.query("begin; lock table catalog.product in access exclusive mode");
      await expect.poll(waitingLocks).toBe(1);
    },
  });
  const reading = readAll(db);
  await expect.poll(() => locking !== undefined).toBe(true);
  await locking;
  await migration.query("rollback");
  migration.release();
  expect((await reading).texts.length).toBeGreaterThan(50);
});

async function waitingLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_locks
    where not granted and relation = 'catalog.product'::regclass
  `.execute(shop.platform.db);
  return rows[0]?.count ?? 0;
}

async function change(): Promise<void> {
  await sql`
    with made as (
      insert into catalog.product (code, category_id, brand_id, name, slug, summary, description)
      select 'between', category_id, brand_id, name, slug, summary, description from catalog.product limit 1
    )
    update pricing.price set piastres = piastres + 1`.execute(shop.platform.db);
}
