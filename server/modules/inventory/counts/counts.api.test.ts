import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { StockCount } from "#contract/inventory/count-endpoints.ts";
import { checkInvariants } from "#server/platform/invariants.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { waitForLock } from "#server/testing/wait-for-lock.ts";
import { inventoryInvariants, reserveStock, shipStock } from "../index.ts";

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

async function addVariant(stock: number) {
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock }]));
  const { rows } = await shop.pool.query<{ sku: string; productId: number }>(
    'select sku, product_id as "productId" from catalog.variant where id = $1',
    [variantId],
  );
  return { variantId, ...rows[0]! };
}

async function start(variantIds: number[]): Promise<StockCount> {
  const answer = await staff.post(URL, { variantIds });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function enter(count: StockCount, sku: string, counted: number): Promise<StockCount> {
  const answer = await staff.post(`${URL}/${count.id}/entries`, { entries: [{ sku, counted }] });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ count: StockCount }>().count;
}

const close = ({ id, version }: StockCount) => staff.post(`${URL}/${id}/close`, { version });

async function onHand(variantId: number): Promise<number> {
  const { rows } = await shop.pool.query<{ on_hand: number }>(
    "select on_hand from inventory.stock_level where variant_id = $1",
    [variantId],
  );
  return rows[0]?.on_hand ?? Number.NaN;
}

let orders = 0;
const nextOrder = () => `order:C-${(orders += 1)}`;

async function sell(
  { variantId, productId }: { variantId: number; productId: number },
  quantity: number,
) {
  const order = nextOrder();
  await shop.run((work) => reserveStock(work, order, [{ variantId, productId, quantity }]));
  await shop.run((work) => shipStock(work, order));
}

test("lists differences by SKU and books them when closed", async () => {
  const [more, fewer, same, uncounted] = [
    await addVariant(5),
    await addVariant(5),
    await addVariant(5),
    await addVariant(5),
  ];
  let count = await start([more, fewer, same, uncounted].map(({ variantId }) => variantId));
  expect(count).toMatchObject({ state: "open", lines: 4, counted: 0, differences: 0 });
  await enter(count, more.sku, 99);
  await enter(count, more.sku.toLowerCase().replaceAll("1", "١"), 7);
  await enter(count, fewer.sku, 2);
  count = await enter(count, same.sku, 5);
  const shown = await staff.get(`${URL}/${count.id}?show=different`);
  expect(shown.json()).toMatchObject({
    total: 2,
    count: { lines: 4, counted: 3, differences: 2 },
  });
  const { items } = shown.json<{ items: { sku: string; difference: number }[] }>();
  expect(new Map(items.map(({ sku, difference }) => [sku, difference]))).toEqual(
    new Map([
      [more.sku, 2],
      [fewer.sku, -3],
    ]),
  );
  const closed = await close(count);
  expect(closed.json()).toMatchObject({ state: "closed", endedAt: expect.any(String) });
  const levels = [more, fewer, same, uncounted].map(({ variantId }) => onHand(variantId));
  expect(await Promise.all(levels)).toEqual([7, 2, 5, 5]);
  const history = await staff.get(`/api/v1/admin/stock/${fewer.variantId}/movements`);
  expect(history.json()).toMatchObject({
    total: 2,
    items: [
      {
        kind: "adjustment",
        quantity: -3,
        onHand: 2,
        originator: `count:${count.id}`,
        staffName: expect.stringMatching(/^Staff \d+$/),
      },
      { kind: "receipt", quantity: 5, onHand: 5, staffName: null },
    ],
  });
  expect((await close(closed.json())).json()).toMatchObject({ status: 409, code: "count-ended" });
});

test("does not book sales between counting and closing as missing", async () => {
  const variant = await addVariant(10);
  const count = await enter(await start([variant.variantId]), variant.sku, 8);
  await sell(variant, 3);
  expect((await close(count)).statusCode).toBe(200);
  expect(await onHand(variant.variantId)).toBe(5);
});

test("preserves a concurrent reservation while a count closes", async () => {
  const variant = await addVariant(10);
  const count = await enter(await start([variant.variantId]), variant.sku, 6);
  let closing: ReturnType<typeof close> | undefined;
  await shop.run(async (work) => {
    await reserveStock(work, nextOrder(), [{ ...variant, quantity: 5 }]);
    closing = close(count);
    await waitForLock(shop);
  });
  expect((await closing)?.statusCode).toBe(200);
  const { rows } = await shop.pool.query(
    "select on_hand, reserved from inventory.stock_level where variant_id = $1",
    [variant.variantId],
  );
  expect(rows).toEqual([{ on_hand: 6, reserved: 5 }]);
});

test("returns stock-held when fewer units are counted than reserved", async () => {
  const variant = await addVariant(4);
  const count = await enter(await start([variant.variantId]), variant.sku, 1);
  await shop.run((work) => reserveStock(work, nextOrder(), [{ ...variant, quantity: 3 }]));
  const refused = await close(count);
  expect(refused.json()).toMatchObject({
    status: 409,
    code: "stock-held",
    values: { qty: 1 },
    errors: [{ path: `lines.${variant.sku}` }],
  });
  expect(await onHand(variant.variantId)).toBe(4);
  const holds = await staff.get(`/api/v1/admin/stock/${variant.variantId}/holds`);
  expect(holds.json()).toMatchObject({ items: [{ orderNumber: `C-${orders}`, quantity: 3 }] });
});

test("returns 409 for a stale or concurrent close", async () => {
  const variant = await addVariant(5);
  const seen = await enter(await start([variant.variantId]), variant.sku, 4);
  const entered = await enter(seen, variant.sku, 3);
  expect((await close(seen)).json()).toMatchObject({
    code: "changed-meanwhile",
    current: { version: entered.version },
  });
  const answers = await Promise.all([close(entered), close(entered)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await onHand(variant.variantId)).toBe(3);
});

test("cancels a count without bookings and returns oneOf for unknown SKUs", async () => {
  const variant = await addVariant(5);
  const count = await enter(await start([variant.variantId]), variant.sku, 0);
  const unknown = await staff.post(`${URL}/${count.id}/entries`, {
    entries: [
      { sku: variant.sku, counted: 1 },
      { sku: "NO-SUCH", counted: 1 },
    ],
  });
  expect(unknown.json()).toMatchObject({ errors: [{ path: "entries.1.sku", code: "oneOf" }] });
  const gone = await staff.send({
    method: "DELETE",
    url: `${URL}/${count.id}?version=${count.version}`,
  });
  expect(gone.statusCode).toBe(204);
  expect(await onHand(variant.variantId)).toBe(5);
  const { items } = (await staff.get(URL)).json<{ items: StockCount[] }>();
  expect(items[0]).toMatchObject({ id: count.id, state: "given-up" });
});

test("includes every active variant in a full count", async () => {
  const { sku } = await addVariant(0);
  const started = await staff.post(URL, { note: "Year's end" });
  const { id, lines } = started.json<StockCount>();
  const { rows } = await shop.pool.query<{ all: number }>(
    'select count(*)::int as "all" from catalog.variant where is_active',
  );
  expect(lines).toBe(rows[0]?.all);
  const uncounted = await staff.get(`${URL}/${id}?show=uncounted&pageSize=100`);
  const { items } = uncounted.json<{ items: { sku: string }[] }>();
  expect(items.map((line) => line.sku)).toContain(sku);
});
