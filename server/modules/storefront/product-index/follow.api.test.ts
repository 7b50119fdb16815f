import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteOldChanges } from "#server/modules/catalog/index.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { find } from "./find.ts";
import { follow, ProductIndexSync } from "./follow.ts";
import { LISTED, opened } from "./index-model.ts";
import type { ListQuestion } from "./questions.ts";
import { readProducts } from "./read-products.ts";

let shop: TestShop;
let productId: number;
beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  productId = (await first()) ?? 0;
});
afterAll(() => shop.stop());

const QUESTION = {
  scope: "all",
  facts: [],
  choices: [],
  sort: "price-desc",
  page: 1,
  pageSize: 24,
} satisfies ListQuestion;

async function list(question: Partial<ListQuestion> = {}) {
  const index = await follow(shop.platform.primary, []).current();
  return find(index, { ...QUESTION, ...question }).ids;
}

/** Ids that another process returns: the processes share only the database. */
function otherProcess() {
  const other = new ProductIndexSync(shop.platform.db, []);
  return async (): Promise<number[]> => find(await other.current(), QUESTION).ids;
}

const setPrice = (piastres: number) => sql`
  update pricing.price set piastres = ${piastres}
  where variant_id in (select id from catalog.variant where product_id = ${productId})`;

async function first(): Promise<number | undefined> {
  return (await list())[0];
}

test("reads a change in the next query of two processes", async () => {
  const other = otherProcess();
  await Promise.all([other(), first()]);
  await setPrice(2_000_000_000).execute(shop.platform.db);
  expect([(await other())[0], await first()]).toEqual([productId, productId]);
  await setPrice(100).execute(shop.platform.db);
  expect((await other())[0]).not.toBe(productId);
  expect(await first()).not.toBe(productId);
});

test("ignores changes of a rolled-back transaction", async () => {
  const before = await list();
  const failing = shop.platform.db.transaction().execute(async (db) => {
    await setPrice(2_000_000_000).execute(db);
    expect(await first()).not.toBe(productId);
    throw new Error("on purpose");
  });
  await expect(failing).rejects.toThrow("on purpose");
  expect(await list()).toEqual(before);
});

test("applies a long transaction that commits after later ones", async () => {
  const other = otherProcess();
  const began = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const slow = shop.platform.db.transaction().execute(async (db) => {
    await setPrice(2_000_000_000).execute(db);
    began.resolve();
    await goOn.promise;
  });
  await began.promise;
  // Later transactions are committed and read first.
  await sql`update catalog.product set is_marked_new = not is_marked_new where id <> ${productId}`.execute(
    shop.platform.db,
  );
  expect((await other())[0]).not.toBe(productId);
  goOn.resolve();
  await slow;
  expect((await other())[0]).toBe(productId);
  await setPrice(100).execute(shop.platform.db);
});

test("starts and ends an offer at its scheduled times", async () => {
  const isOnOffer = async () =>
    (await list({ scope: "special-offers", sort: "price-asc" })).includes(productId);
  await sql`delete from pricing.offer where variant_id in (select id from catalog.variant where product_id = ${productId})`.execute(
    shop.platform.db,
  );
  expect(await isOnOffer()).toBe(false);
  await sql`
    insert into pricing.offer (variant_id, piastres, valid)
    select min(id), 1, tstzrange(clock_timestamp() + interval '2 seconds', clock_timestamp() + interval '4 seconds')
    from catalog.variant where product_id = ${productId} and is_active`.execute(shop.platform.db);
  expect(await isOnOffer()).toBe(false);
  await expect.poll(isOnOffer, { interval: 50 }).toBe(true);
  await expect.poll(isOnOffer, { interval: 50 }).toBe(false);
});

test("reads all products again after unread changes were deleted", async () => {
  const other = otherProcess();
  await other();
  await setPrice(2_000_000_000).execute(shop.platform.db);
  await sql`update catalog.product_change set at = now() - interval '2 hours'`.execute(
    shop.platform.db,
  );
  // A transaction of another database may be older for a moment.
  await expect
    .poll(async () => {
      await deleteOldChanges(shop.platform.db);
      return (await shop.pool.query("select from catalog.product_change")).rowCount;
    })
    .toBe(0);
  expect((await other())[0]).toBe(productId);
  await setPrice(100).execute(shop.platform.db);
});

test("reads all products again for a new edition and drops deleted ones", async () => {
  const sync = new ProductIndexSync(shop.platform.db, []);
  const current = async () => opened(await sync.current());
  const before = await current();
  await sql`update catalog.change_horizon set edition = edition + 1`.execute(shop.platform.db);
  const model = await current();
  expect(model).not.toBe(before);
  expect(model.listed).toBe(before.listed);
  const unused = await sql<{ id: number }>`
    insert into catalog.product (code, category_id, brand_id, name, slug, summary, description)
    select 'unused', category_id, brand_id, name, slug, summary, description from catalog.product limit 1
    returning id`.execute(shop.platform.db);
  expect((await current()).rows.size).toBe(before.rows.size + 1);
  await sql`delete from catalog.product where id = ${unused.rows[0]?.id}`.execute(shop.platform.db);
  const after = await current();
  expect(after.rows.size).toBe(before.rows.size);
  expect([...after.states.subarray(0, after.size)].filter((state) => state & LISTED)).toHaveLength(
    after.listed,
  );
});

test("computes the same digest for facts in any order", async () => {
  const digestIn = async (db: Parameters<typeof readProducts>[0]) =>
    (await readProducts(db, [productId]))[0]?.digest;
  const { db } = shop.platform;
  const before = await digestIn(db);
  await db.transaction().execute(async (turned) => {
    await sql`
      create temporary table turned on commit drop as
      select * from catalog.fact where product_id = ${productId} order by ctid desc`.execute(
      turned,
    );
    await sql`delete from catalog.fact where product_id = ${productId}`.execute(turned);
    expect(await digestIn(turned)).not.toBe(before);
    await sql`insert into catalog.fact select * from turned`.execute(turned);
    expect(await digestIn(turned)).toBe(before);
  });
});
