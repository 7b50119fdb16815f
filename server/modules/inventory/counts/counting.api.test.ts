import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { StockCount, StockCountLine } from "#contract/inventory/count-endpoints.ts";
import { checkInvariants } from "#server/platform/invariants.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { inventoryInvariants, reserveStock, shipStock } from "../index.ts";
import { startStockCount } from "./start-count.ts";

let shop: TestShop;
let staff: StaffClient;

const URL = "/api/v1/admin/stock-counts";

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
});
afterEach(async () => {
  const [broken] = await checkInvariants(shop.platform.db, inventoryInvariants);
  if (broken) throw new Error(`${broken.name}: ${broken.places.join(", ")}`);
});
afterAll(() => shop.stop());

interface Variant {
  variantId: number;
  productId: number;
  sku: string;
}

async function addVariant(stock: number): Promise<Variant> {
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock }]));
  const { rows } = await shop.pool.query<Omit<Variant, "variantId">>(
    'select sku, product_id as "productId" from catalog.variant where id = $1',
    [variantId],
  );
  return { variantId, ...rows[0]! };
}

async function start(body: object): Promise<StockCount> {
  const answer = await staff.post(URL, body);
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

interface Entered {
  lines: StockCountLine[];
  count: StockCount;
}

async function enter(
  count: StockCount,
  entry: object,
  { mode = "replace", who = staff, key }: { mode?: string; who?: StaffClient; key?: string } = {},
): Promise<Entered> {
  const answer = await who.post(`${URL}/${count.id}/entries`, { mode, entries: [entry] }, key);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const close = ({ id, version }: StockCount) => staff.post(`${URL}/${id}/close`, { version });
const book = (body: object) => staff.post("/api/v1/admin/stock-bookings", body);

async function onHand({ variantId }: Variant): Promise<number> {
  const { rows } = await shop.pool.query<{ on_hand: number }>(
    "select on_hand from inventory.stock_level where variant_id = $1",
    [variantId],
  );
  return rows[0]?.on_hand ?? Number.NaN;
}

let orders = 0;

async function sell({ variantId, productId }: Variant, quantity: number) {
  const order = `order:N-${(orders += 1)}`;
  await shop.run((work) => reserveStock(work, order, [{ variantId, productId, quantity }]));
  await shop.run((work) => shipStock(work, order));
}

const now = () => new Date().toISOString();

test("does not block reservations while a count starts, or vice versa", async () => {
  const variant = await addVariant(5);
  const line = { ...variant, quantity: 1 };
  await shop.run(async (work) => {
    await reserveStock(work, "order:N-bought-first", [line]);
    await start({ variantIds: [variant.variantId] });
  });
  await shop.run(async (work) => {
    const { rows } = await shop.pool.query<{ id: number }>("select id from staff.staff limit 1");
    await startStockCount(work, rows[0]?.id ?? 0, { note: "Everything" });
    await shop.run((other) => reserveStock(other, "order:N-bought-second", [line]));
    await shop.run((other) => shipStock(other, "order:N-bought-second"));
  });
  expect(await onHand(variant)).toBe(4);
});

test("adds up entries of two staff members once per key", async () => {
  const variant = await addVariant(9);
  const { sku } = variant;
  const count = await start({ variantIds: [variant.variantId] });
  await enter(count, { sku, counted: 7 }, { mode: "add", key: "first-place" });
  await enter(count, { sku, counted: 7 }, { mode: "add", key: "first-place" });
  const who = await signInStaff(shop, "catalogue");
  const more = await enter(count, { sku, counted: 3 }, { mode: "add", who, key: "second-place" });
  expect(more.lines).toMatchObject([{ sku, counted: 10, expected: 9, difference: 1 }]);
  const found = await staff.post(`${URL}/${count.id}/found`, { skus: [sku.toLowerCase(), "NO"] });
  expect(found.json()).toMatchObject({ lines: [{ sku, counted: 10 }] });
  const again = await enter(count, { sku, counted: 4 });
  expect(again.lines).toMatchObject([{ counted: 4 }]);
});

test("returns 422 when the entered sum exceeds the maximum", async () => {
  const variant = await addVariant(1);
  const { sku } = variant;
  const count = await start({ variantIds: [variant.variantId] });
  await enter(count, { sku, counted: 999_999 }, { mode: "add" });
  const entries = [{ sku, counted: 2 }];
  const refused = await staff.post(`${URL}/${count.id}/entries`, { mode: "add", entries });
  expect(refused.json()).toMatchObject({
    status: 422,
    errors: [{ path: "entries.0.counted", code: "maxValue" }],
  });
});

test("does not report sales between scanning and entering as a difference", async () => {
  const variant = await addVariant(10);
  const count = await start({ variantIds: [variant.variantId] });
  const scanned = now();
  await sell(variant, 3);
  const entry = { sku: variant.sku, counted: 10, from: scanned, until: scanned };
  const { lines, count: entered } = await enter(count, entry, { mode: "add" });
  expect(lines).toMatchObject([{ expected: 10, difference: 0, isUncertain: false }]);
  expect((await close(entered)).statusCode).toBe(200);
  expect(await onHand(variant)).toBe(7);
});

test("does not book uncertain differences until items are counted again", async () => {
  const variant = await addVariant(10);
  const { sku } = variant;
  const count = await start({ variantIds: [variant.variantId] });
  const first = now();
  await enter(count, { sku, counted: 6, from: first, until: first }, { mode: "add" });
  await sell(variant, 2);
  const second = await enter(count, { sku, counted: 2 }, { mode: "add" });
  expect(second).toMatchObject({
    lines: [{ counted: 8, isUncertain: true }],
    count: { differences: 0, uncertain: 1 },
  });
  const shown = await staff.get(`${URL}/${count.id}?show=uncertain`);
  expect(shown.json()).toMatchObject({ total: 1, items: [{ sku }] });
  const other = await start({ variantIds: [variant.variantId] });
  await enter(other, { sku, counted: 6, from: first, until: first }, { mode: "add" });
  expect((await close(second.count)).statusCode).toBe(200);
  expect(await onHand(variant)).toBe(8);
  const recounted = await enter(other, { sku, counted: 7 });
  expect(recounted).toMatchObject({
    lines: [{ counted: 7, expected: 8, isUncertain: false }],
    count: { differences: 1, uncertain: 0 },
  });
  await close(recounted.count);
  expect(await onHand(variant)).toBe(7);
});

test("limits scan times to the duration of the count", async () => {
  const variant = await addVariant(4);
  const count = await start({ variantIds: [variant.variantId] });
  await sell(variant, 1);
  const span = { from: "2020-01-01T00:00:00Z", until: "2999-01-01T00:00:00Z" };
  const { lines } = await enter(count, { sku: variant.sku, counted: 3, ...span });
  expect(lines).toMatchObject([{ expected: 4, isUncertain: true }]);
});

test("does not book a difference again after another adjustment", async () => {
  const variant = await addVariant(8);
  const { sku, variantId } = variant;
  const [one, other] = [
    await start({ variantIds: [variantId] }),
    await start({ variantIds: [variantId] }),
  ];
  const first = await enter(one, { sku, counted: 6 });
  await enter(other, { sku, counted: 6 });
  await book({ kind: "adjustment", reason: "lost", lines: [{ variantId, quantity: -1 }] });
  const seen = await staff.get(`${URL}/${one.id}`);
  expect(seen.json()).toMatchObject({ items: [{ expected: 7, difference: -1 }] });
  expect((await close(first.count)).statusCode).toBe(200);
  expect(await onHand(variant)).toBe(6);
  const second = (await staff.get(`${URL}/${other.id}`)).json<{ count: StockCount }>();
  expect(second).toMatchObject({ items: [{ expected: 6, difference: 0 }] });
  await close(second.count);
  expect(await onHand(variant)).toBe(6);
});

test("applies an adjustment between scanning and entering to expected stock", async () => {
  const variant = await addVariant(8);
  const { sku, variantId } = variant;
  const count = await start({ variantIds: [variantId] });
  const scanned = now();
  await book({ kind: "adjustment", reason: "lost", lines: [{ variantId, quantity: -1 }] });
  const { lines } = await enter(count, { sku, counted: 7, from: scanned, until: scanned });
  expect(lines).toMatchObject([{ expected: 7, difference: 0, isUncertain: false }]);
});

test("starts a count for a category tree or chosen products", async () => {
  const [lamp, other] = [await addVariant(1), await addVariant(1)];
  const { rows } = await shop.pool.query<{ id: number; lines: number }>(
    `select category_id as id,
       (select count(*)::int from catalog.variant
        join catalog.listed_category as under on under.product_id = variant.product_id
        where is_active and under.category_id = product.category_id) as lines
     from catalog.product where id = $1`,
    [lamp.productId],
  );
  const { id: categoryId = 0, lines } = rows[0] ?? {};
  expect(await start({ categoryId })).toMatchObject({ lines });
  const products = await start({ productIds: [lamp.productId, other.productId] });
  expect(products.lines).toBe(2);
  const refused = async (body: object) => {
    const answer = await staff.post(URL, body);
    return [answer.statusCode, answer.json().errors[0].path];
  };
  expect(await refused({ categoryId: 999_999 })).toEqual([422, "categoryId"]);
  expect(await refused({ productIds: [lamp.productId, 999_999] })).toEqual([422, "productIds.1"]);
  expect(await refused({ productIds: [lamp.productId], categoryId })).toEqual([422, "categoryId"]);
});
