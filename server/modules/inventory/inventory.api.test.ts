import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { waitForLock } from "#server/testing/wait-for-lock.ts";
import { availability, receiveStock, reserveStock } from "./index.ts";

let shop: TestShop;
let variantIds: number[];

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  variantIds = await shop.run((work) =>
    addProducts(work, [{ stock: 5 }, { stock: 5 }, { stock: 0 }]),
  );
});

let order = 0;
function reserve(lines: { variantId: number; quantity: number }[]): Promise<void> {
  order += 1;
  const originator = `order:${order}`;
  return shop.run((work) =>
    reserveStock(
      work,
      originator,
      lines.map((line) => ({ ...line, productId: line.variantId })),
    ),
  );
}

async function stock() {
  const available = await availability(shop.platform.db, variantIds);
  return variantIds.flatMap((id) => available.get(id) ?? []);
}

describe("inventory", () => {
  test("books receipts as movements that add up to the quantity on hand", async () => {
    const [first = 0, , never = 0] = variantIds;
    const lines = [
      { variantId: first, quantity: 3 },
      { variantId: never, quantity: 1 },
      { variantId: first, quantity: 2 },
    ];
    await shop.run((work) => receiveStock(work, lines, "delivery-note:7"));
    const { rows } = await shop.pool.query(
      `select level.variant_id, on_hand, (select sum(quantity)::int from inventory.stock_movement as movement
        where movement.variant_id = level.variant_id) as moved
       from inventory.stock_level as level where variant_id = any ($1) order by variant_id`,
      [variantIds],
    );
    expect(rows.map(({ on_hand, moved }) => [on_hand, moved])).toEqual([
      [10, 10],
      [5, 5],
      [1, 1],
    ]);
  });

  test("reserves units received while the buyer waits for the lock", async () => {
    const [variantId = 0] = variantIds;
    await reserve([{ variantId, quantity: 5 }]);
    const delivery = await shop.pool.connect();
    try {
      await delivery.query("begin");
      await delivery.query(
        "update inventory.stock_level set on_hand = on_hand + 1 where variant_id = $1",
        [variantId],
      );
      const buying = reserve([{ variantId, quantity: 1 }]);
      await waitForLock(shop);
      await delivery.query("commit");
      await buying;
    } finally {
      delivery.release();
    }
    const { rows } = await shop.pool.query(
      "select on_hand, reserved from inventory.stock_level where variant_id = $1",
      [variantId],
    );
    expect(rows).toEqual([{ on_hand: 6, reserved: 6 }]);
  });

  test("reserves all lines or none", async () => {
    const [first = 0, second = 0] = variantIds;
    await expect(
      reserve([
        { variantId: second, quantity: 6 },
        { variantId: first, quantity: 1 },
      ]),
    ).rejects.toMatchObject({
      code: "stock",
      values: { qty: 5 },
      fields: [{ path: `lines.${second}` }],
    });
    expect(await stock()).toEqual([5, 5]);
    await reserve([
      { variantId: second, quantity: 2 },
      { variantId: first, quantity: 1 },
      { variantId: second, quantity: 3 },
    ]);
    expect(await stock()).toEqual([4, 0]);
  });

  test("rejects reserving a variant that was never received", async () => {
    const [, , never = 0] = variantIds;
    await expect(reserve([{ variantId: never, quantity: 1 }])).rejects.toMatchObject({
      values: { qty: 0 },
    });
  });

  test("does not oversell for 80 concurrent reservations", async () => {
    const [first = 0, second = 0] = variantIds;
    await shop.run((work) =>
      receiveStock(
        work,
        [
          { variantId: first, quantity: 45 },
          { variantId: second, quantity: 25 },
        ],
        "test",
      ),
    );
    const requests = Array.from({ length: 80 }, (_, index) => [
      { variantId: index % 2 ? first : second, quantity: 1 + (index % 3) },
      { variantId: index % 2 ? second : first, quantity: 1 + (index % 2) },
    ]);
    const results = await Promise.allSettled(requests.map(reserve));
    const failures = results.flatMap((result) =>
      result.status === "rejected" ? [result.reason] : [],
    );
    for (const failure of failures) expect(failure).toBeInstanceOf(ProblemError);
    const taken = requests.filter((_, index) => results[index]?.status === "fulfilled").flat();
    const sumOf = (id: number) =>
      taken.reduce((sum, line) => sum + (line.variantId === id ? line.quantity : 0), 0);
    expect(await stock()).toEqual([50 - sumOf(first), 30 - sumOf(second)]);
    // The orders ask for so much that one variant must be nearly sold out.
    expect(Math.min(...(await stock()))).toBeLessThan(3);
    expect(Math.min(...(await stock()))).toBeGreaterThanOrEqual(0);
  });

  test("rejects more reserved than on hand by check constraint", async () => {
    const [first = 0] = variantIds;
    const update = shop.pool.query(
      "update inventory.stock_level set reserved = on_hand + 1 where variant_id = $1",
      [first],
    );
    await expect(update).rejects.toMatchObject({ code: "23514" });
  });
});

test("invalidates the product's cache tag, and the lists' after the last unit", async () => {
  const [first = 0] = variantIds;
  const tags: string[] = [];
  const take = (quantity: number) =>
    shop.run((work) => {
      const noting = { ...work, invalidate: (...names: string[]) => void tags.push(...names) };
      return reserveStock(noting, `order:tags-${quantity}`, [
        { variantId: first, quantity, productId: 77 },
      ]);
    });
  await take(2);
  expect(tags.splice(0)).toEqual(["product:77"]);
  await take(3);
  expect(tags).toEqual(["product:77", "products"]);
});
