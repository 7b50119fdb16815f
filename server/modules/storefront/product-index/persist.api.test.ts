import { readFile, writeFile } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteOldChanges } from "#server/modules/catalog/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { ProductIndexSync } from "./follow.ts";
import { type IndexModel, opened } from "./index-model.ts";

const KEY = "lists/read-model";
const PHRASES = ["down light"];
/** Prices in piastres: in the file, in a change that triggers record, and in an unrecorded one. */
const [KEPT, NOTIFIED, SILENT] = [1_000_100, 1_000_200, 1_000_300];

let shop: TestShop;
let productId: number;

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  const { rows } = await sql<{ id: number }>`
    select min(product_id) as id from catalog.listed_variant as variant
    where not exists (select from pricing.offer where variant_id = variant.id)`.execute(
    shop.platform.db,
  );
  productId = rows[0]?.id ?? 0;
});
afterAll(() => shop.stop());

/** A process that has just started, and persists even a few products. */
function started(): ProductIndexSync {
  const { db, scratch, log } = shop.platform;
  const sync = new ProductIndexSync(db, PHRASES);
  sync.persistIn({ storage: scratch, log, from: 1 });
  return sync;
}

const setPrice = (piastres: number, db: Connection = shop.platform.db) =>
  sql`
    update pricing.price set piastres = ${piastres}
    where variant_id in (select id from catalog.variant where product_id = ${productId})`.execute(
    db,
  );

/** Changes the price without a record: only reading all products finds the change. */
const setPriceSilently = () =>
  shop.platform.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await setPrice(SILENT, db);
  });

const priceIn = (model: IndexModel) => model.highest[model.rows.get(productId) ?? -1];
const current = async (sync: ProductIndexSync) => opened(await sync.current());
const priceNow = async () => priceIn(await current(started()));

beforeEach(async () => {
  await setPrice(KEPT);
  await shop.platform.scratch.remove(KEY);
  const sync = started();
  await sync.current();
  await sync.persist();
});

test("loads the index file and reads only later changes", async () => {
  const before = await current(started());
  await setPriceSilently();
  expect(await priceNow()).toBe(KEPT);
  await setPrice(NOTIFIED);
  const model = await current(started());
  expect(priceIn(model)).toBe(NOTIFIED);
  expect(model.size).toBe(before.size);
  expect([model.listed, model.rows.size]).toEqual([before.listed, before.rows.size]);
});

test("builds the same index from the file as from all products", async () => {
  await sql`update catalog.product set archived_at = now(), published_at = null where id = ${productId}`.execute(
    shop.platform.db,
  );
  const neighbour = sql`(select min(id) from catalog.listed_product)`;
  await sql`update catalog.fact set value = value || '-new' where product_id = ${neighbour} and value is not null`.execute(
    shop.platform.db,
  );
  await sql`update storefront.document set words = words || 'newword ' where product_id = ${neighbour}`.execute(
    shop.platform.db,
  );
  const [kept, anew] = [
    await current(started()),
    await current(new ProductIndexSync(shop.platform.db, PHRASES)),
  ];
  expect(contentOf(kept)).toEqual(contentOf(anew));
  await sql`update catalog.product set archived_at = null, published_at = now() where id = ${productId}`.execute(
    shop.platform.db,
  );
});

/** Content of each product by its id: row numbers and word ids differ between indexes. */
function contentOf(model: IndexModel) {
  const idOf = (row: number) => model.ids[row] ?? 0;
  const isCurrent = (row: number) => model.rows.get(idOf(row)) === row;
  const having = (each: (visit: (row: number) => void) => void) => {
    const ids: number[] = [];
    each((row) => isCurrent(row) && ids.push(idOf(row)));
    return ids.toSorted((a, b) => a - b);
  };
  const facts = model.facts.facts.map(({ code, value, low, high }, id) => [
    `${code}=${value ?? `${low}..${high}`}`,
    having((visit) => model.facts.each(id, visit)),
    model.facts.listed[id],
  ]);
  return {
    products: [...model.rows]
      .toSorted(([a], [b]) => a - b)
      .map(([id, row]) => [id, model.states[row], model.amountsOf(row), model.publishedAt[row]]),
    facts: facts
      .filter(([, ids]) => Array.isArray(ids) && ids.length > 0)
      .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
    beginningWith: ["newwo", "l", "ن"].map((letters) => {
      const marks = new Uint16Array(model.size);
      model.words.markBeginning(letters, marks, new Uint16Array(8).fill(1));
      return having((visit) => {
        for (const [row, mark] of marks.entries()) if (mark > 0) visit(row);
      });
    }),
    lamp: having((visit) => model.words.each("lamp", visit)),
  };
}

test.each<[string, () => Promise<unknown>]>([
  [
    "a database restored to before the file was written",
    () => sql`delete from storefront.kept_model`.execute(shop.platform.db),
  ],
  [
    "tables that have been changed",
    () =>
      sql`update public.migration set digest = digest || ' ' where name = (select max(name) from public.migration)`.execute(
        shop.platform.db,
      ),
  ],
  ["a file that ends too early", () => changeFile((bytes) => bytes.subarray(0, -100))],
  [
    "a file with one wrong bit",
    () =>
      changeFile((bytes) => {
        const at = bytes.length - 1_000;
        bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
        return bytes;
      }),
  ],
  ["no file at all", () => shop.platform.scratch.remove(KEY)],
])("falls back to reading all products with %s", async (_, change) => {
  await setPriceSilently();
  expect(await priceNow()).toBe(KEPT);
  await change();
  expect(await priceNow()).toBe(SILENT);
});

async function changeFile(change: (bytes: Buffer) => Buffer): Promise<void> {
  const path = shop.platform.scratch.path(KEY);
  await writeFile(path, change(await readFile(path)));
}

test("uses the file until a later change is deleted", async () => {
  await deleteChanges();
  await setPriceSilently();
  await deleteChanges();
  expect(await priceNow()).toBe(KEPT);
  await setPrice(NOTIFIED);
  await setPriceSilently();
  await deleteChanges();
  expect(await priceNow()).toBe(SILENT);
});

test("does not delete changes needed by an index during older transactions", async () => {
  const older = await shop.pool.connect();
  await older.query("begin");
  await older.query("select pg_current_xact_id()");
  await setPrice(NOTIFIED);
  await age();
  await deleteOldChanges(shop.platform.db);
  expect(await priceNow()).toBe(NOTIFIED);
  expect(priceIn(await current(new ProductIndexSync(shop.platform.db, PHRASES)))).toBe(NOTIFIED);
  await older.query("rollback");
  older.release();
});

const age = () =>
  sql`update catalog.product_change set at = now() - interval '2 hours'`.execute(shop.platform.db);

/** Waits until no transaction of another database is older. */
async function deleteChanges(): Promise<void> {
  await age();
  const left = async () => {
    await deleteOldChanges(shop.platform.db);
    return (await shop.pool.query("select from catalog.product_change")).rowCount;
  };
  await expect.poll(left).toBe(0);
}
