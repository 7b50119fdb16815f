import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ProductChange, RowReport } from "#contract/assortment/product-change.ts";
import type { ProductRecord } from "#contract/assortment/product-record.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const URL = "/api/v1/admin/products";

let shop: TestShop;
let staff: StaffClient;
/** Two products with ten units each, at EGP 114. */
let ids: number[];

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
});
afterAll(() => shop.stop());

beforeEach(async () => {
  const variantIds = await shop.run((work) => addProducts(work, [{}, {}]));
  const { rows } = await shop.pool.query<{ id: number }>(
    "select product_id as id from catalog.variant where id = any ($1) order by id",
    [variantIds],
  );
  ids = rows.map(({ id }) => id);
});

const read = async (id: number) => (await staff.get(`${URL}/${id}`)).json<ProductRecord>();

async function change(body: ProductChange): Promise<RowReport> {
  const answer = await staff.post(`${URL}/changes`, { ids, change: body });
  expect(answer.json()).toMatchObject({ changed: 2, refused: 0 });
  return answer.json();
}

const undo = ({ rows }: RowReport) =>
  staff.post(`${URL}/changes/undo`, { rows: rows.map(({ id, undo: way }) => ({ id, ...way })) });

test("restores prices, stock, state, category and brand on undo", async () => {
  const before = await Promise.all(ids.map(read));
  const { rows } = await shop.pool.query<{ categoryId: number; brandId: number }>(
    `with category as (
       insert into catalog.category (code, name, slug, description, position)
       select 'other', name, slug, description, 2 from catalog.category limit 1 returning id
     ), brand as (
       insert into catalog.brand (code, name, description)
       select 'other', name, description from catalog.brand limit 1 returning id
     )
     select category.id as "categoryId", brand.id as "brandId" from category, brand`,
  );
  const { categoryId, brandId } = rows[0]!;
  const changes: ProductChange[] = [
    { kind: "price", basisPoints: -1_050, piastres: 0, step: "500" },
    { kind: "stock", onHand: 3 },
    { kind: "state", state: "archived" },
    { kind: "state", state: "scheduled", at: "2070-01-01T00:00:00Z" },
    { kind: "category", categoryId },
    { kind: "brand", brandId },
  ];
  for (const body of changes) {
    const report = await change(body);
    expect(await Promise.all(ids.map(read))).not.toEqual(before);
    expect((await undo(report)).json()).toMatchObject({ changed: 2, refused: 0 });
    expect(await Promise.all(ids.map(read))).toEqual(before);
  }
  const log = await shop.pool.query<{ before: object; after: object }>(
    `select before, after from staff.audit_entry
     where target = $1 and action = 'product.change' order by id limit 2`,
    [`product:${ids[0]}`],
  );
  const [sku = ""] = before[0]?.variants.map((variant) => variant.sku) ?? [];
  const [old, lowered] = [{ prices: { [sku]: 114_00 } }, { prices: { [sku]: 100_00 } }];
  expect(log.rows).toEqual([
    { before: old, after: lowered },
    { before: lowered, after: old },
  ]);
});

test("skips and reports products changed again since the bulk change", async () => {
  const report = await change({ kind: "price", basisPoints: 1_000, piastres: 0, step: "1" });
  const [first = 0, second = 0] = ids;
  const renamed = await read(first);
  renamed.name.en = "Renamed";
  const saved = await staff.send({ method: "PATCH", url: `${URL}/${first}`, payload: renamed });
  expect(saved.statusCode).toBe(200);
  expect((await undo(report)).json()).toMatchObject({
    changed: 1,
    refused: 1,
    rows: [
      { id: first, problem: { code: "changed-meanwhile" } },
      { id: second, problem: null },
    ],
  });
  expect(await read(first)).toMatchObject({
    name: { en: "Renamed" },
    variants: [{ piastres: 125_40 }],
  });
  expect(await read(second)).toMatchObject({ variants: [{ piastres: 114_00 }] });
});

test("undoes a stock change by difference, or reports stock-held", async () => {
  const report = await change({ kind: "stock", onHand: 15 });
  const [first, second] = await Promise.all(ids.map(read));
  const writeOff = (product: ProductRecord | undefined, quantity: number) =>
    staff.post("/api/v1/admin/stock-bookings", {
      ...{ kind: "write-off", reason: "damaged", note: "" },
      lines: [{ variantId: product?.variants[0]?.id, quantity }],
    });
  expect((await writeOff(first, 4)).statusCode).toBe(201);
  expect((await writeOff(second, 12)).statusCode).toBe(201);
  expect((await undo(report)).json()).toMatchObject({
    changed: 1,
    rows: [{ problem: null }, { problem: { code: "stock-held" } }],
  });
  const stocks = (await Promise.all(ids.map(read))).map(({ stock }) => stock[0]?.onHand);
  expect(stocks).toEqual([6, 3]);
});

test("returns validation errors for undo rows with another product's variants", async () => {
  const [first = 0, second = 0] = ids;
  const { version } = await read(first);
  const variantId = (await read(second)).variants[0]?.id;
  for (const foreign of [
    { kind: "prices", prices: [{ variantId, piastres: 1 }] },
    { kind: "stock", lines: [{ variantId, quantity: 5 }] },
  ]) {
    const answer = await staff.post(`${URL}/changes/undo`, {
      rows: [{ id: first, version, change: foreign }],
    });
    expect(answer.json()).toMatchObject({
      changed: 0,
      rows: [{ problem: { code: "validation" } }],
    });
  }
  expect(await read(second)).toMatchObject({ variants: [{ piastres: 114_00 }] });
});
