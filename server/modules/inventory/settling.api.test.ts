import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { availability, releaseStock, reserveStock, shipStock, takeBackStock } from "./index.ts";

let shop: TestShop;
let variantIds: number[];
let first: number;
let second: number;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  variantIds = await shop.run((work) => addProducts(work, [{ stock: 5 }, { stock: 5 }]));
  [first = 0, second = 0] = variantIds;
});

let count = 0;
const newOriginator = () => `order:settling-${(count += 1)}`;

/** Reserves three of the first and two of the second. */
async function hold(originator: string, expiresAt: Date | null = null): Promise<void> {
  const lines = [
    { variantId: first, quantity: 3, productId: first },
    { variantId: second, quantity: 2, productId: second },
  ];
  await shop.run((work) => reserveStock(work, originator, lines, expiresAt));
}

async function levels() {
  const { rows } = await shop.pool.query(
    "select on_hand, reserved from inventory.stock_level where variant_id = any ($1) order by variant_id",
    [variantIds],
  );
  return rows.map(({ on_hand, reserved }) => [on_hand, reserved]);
}

/** The movements of a variant always add up to the quantity on hand. */
async function movedSums() {
  const { rows } = await shop.pool.query(
    `select sum(quantity)::int as sum from inventory.stock_movement
     where variant_id = any ($1) group by variant_id order by variant_id`,
    [variantIds],
  );
  return rows.map(({ sum }) => sum);
}

test("releases reserved units fully or partly", async () => {
  const originator = newOriginator();
  await hold(originator);
  await shop.run((work) => releaseStock(work, originator, [{ variantId: first, quantity: 1 }]));
  expect(await levels()).toEqual([
    [5, 2],
    [5, 2],
  ]);
  await shop.run((work) => releaseStock(work, originator));
  expect(await levels()).toEqual([
    [5, 0],
    [5, 0],
  ]);
  expect(await movedSums()).toEqual([5, 5]);
});

test("ships reserved units with a stock movement", async () => {
  const originator = newOriginator();
  await hold(originator);
  await shop.run((work) => shipStock(work, originator, [{ variantId: second, quantity: 2 }]));
  await shop.run((work) => shipStock(work, originator));
  expect(await levels()).toEqual([
    [2, 0],
    [3, 0],
  ]);
  expect(await movedSums()).toEqual([2, 3]);
});

test("rejects settling more units than reserved and changes nothing", async () => {
  const originator = newOriginator();
  await hold(originator);
  const tooMany = [{ variantId: second, quantity: 3 }];
  await expect(shop.run((work) => shipStock(work, originator, tooMany))).rejects.toThrow(/hold/);
  await expect(shop.run((work) => releaseStock(work, "order:other", tooMany))).rejects.toThrow(
    /hold/,
  );
  expect(await levels()).toEqual([
    [5, 3],
    [5, 2],
  ]);
});

test("settles units once for concurrent release and shipment", async () => {
  const originator = newOriginator();
  await hold(originator);
  const lines = [{ variantId: first, quantity: 3 }];
  const results = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => shop.run((work) => releaseStock(work, originator, lines))),
    ...Array.from({ length: 4 }, () => shop.run((work) => shipStock(work, originator, lines))),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const [[onHand = 0, reserved] = []] = await levels();
  expect([2, 5]).toContain(onHand);
  expect(reserved).toBe(0);
});

test("restocks intact returned units and writes off broken ones", async () => {
  const originator = newOriginator();
  await hold(originator);
  await shop.run((work) => shipStock(work, originator));
  await shop.run((work) =>
    takeBackStock(work, "return:1", {
      whole: [{ variantId: first, quantity: 2 }],
      broken: [
        { variantId: first, quantity: 1 },
        { variantId: second, quantity: 1 },
      ],
    }),
  );
  expect(await levels()).toEqual([
    [4, 0],
    [3, 0],
  ]);
  expect(await movedSums()).toEqual([4, 3]);
});

test("makes expired reservations available without the expiry job", async () => {
  await hold(newOriginator(), new Date(Date.now() - 1_000));
  const seen = await availability(shop.platform.db, variantIds);
  expect(variantIds.map((id) => seen.get(id))).toEqual([5, 5]);
  const lines = [{ variantId: first, quantity: 4, productId: first }];
  const buyers = Array.from({ length: 6 }, () =>
    shop.run((work) => reserveStock(work, newOriginator(), lines)),
  );
  const results = await Promise.allSettled(buyers);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await levels())[0]).toEqual([5, 4]);
  expect((await availability(shop.platform.db, [first])).get(first)).toBe(1);
});
