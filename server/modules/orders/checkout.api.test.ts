import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 10, piastres: 114_00 }]));
});

/** Goods, EGP 60 delivery and EGP 20 cash-on-delivery fee. */
const TOTAL_OF_ONE = 194_00;

async function available(): Promise<number> {
  const { rows } = await shop.pool.query(
    "select available from inventory.availability where variant_id = $1",
    [variantId],
  );
  return rows[0].available;
}

async function count(table: string): Promise<number> {
  const { rows } = await shop.pool.query(`select count(*) as count from ${table}`);
  return rows[0].count;
}

describe("checkout", () => {
  test("places the quoted order and ignores later price and name changes", async () => {
    const client = new ApiClient(shop.app);
    await client.add(variantId, 2);
    const quote = await client.quote();
    expect(quote.json().totals).toEqual({
      items: 228_00,
      discount: 0,
      delivery: 60_00,
      codFee: 20_00,
      total: 308_00,
      vat: 37_83,
      vatRate: 14,
    });

    const placed = await client.order(308_00);
    expect(placed.statusCode).toBe(201);
    const order = placed.json();
    expect(order).toMatchObject({
      status: "ordered",
      paymentMethod: "cod",
      contact: {
        name: "منى سالم",
        phone: "+201012345678",
        phone2: null,
        email: "mona@example.com",
      },
      address: {
        governorate: "EG-C",
        governorateName: "Cairo",
        city: "مدينة نصر",
        floor: "3",
        notes: null,
      },
      lines: [{ variantId, quantity: 2, unitPrice: 114_00, lineTotal: 228_00, vat: 28_00 }],
      totals: { items: 228_00, delivery: 60_00, codFee: 20_00, total: 308_00, vat: 37_83 },
      events: [{ status: "ordered" }],
    });
    expect(order.number).toMatch(/^F-\d{6}-[2-9A-HJKMNP-Z]{6}$/);
    expect([order.earliest, order.latest]).toEqual([quote.json().earliest, quote.json().latest]);
    expect((await client.cart()).json()).toMatchObject({ items: [], totalQty: 0 });
    expect(await available()).toBe(8);
    expect((await client.get(`/api/v1/orders/${order.number}`)).json()).toEqual(order);

    await shop.pool.query("update pricing.price set piastres = 1 where variant_id = $1", [
      variantId,
    ]);
    await shop.pool.query(`update catalog.product set name = '{"ar":"x","en":"x"}'`);
    expect((await client.get(`/api/v1/orders/${order.number.toLowerCase()}`)).json()).toEqual(
      order,
    );
  });

  test("takes 12 statements in 9 round trips for an order", async () => {
    const client = new ApiClient(shop.app);
    const add = await withStatementCount(() => client.add(variantId, 1, "add-key-1"));
    const addAgain = await withStatementCount(() => client.add(variantId, 1));
    const cart = await withStatementCount(() => client.cart());
    const quote = await withStatementCount(() => client.quote());
    const place = await withStatementCount(() =>
      client.order(308_00, { key: "order-key-statements" }),
    );
    expect(place.result.statusCode).toBe(201);
    const counts = [add, addAgain, cart, quote, place].map(({ statements, roundTrips }) => [
      statements,
      roundTrips,
    ]);
    expect(counts).toEqual([
      [7, 6],
      [6, 5],
      [3, 3],
      [4, 4],
      [12, 9],
    ]);
  });

  test("returns 409 total-changed when the price changed since the quote", async () => {
    const client = new ApiClient(shop.app);
    await client.add(variantId);
    await shop.pool.query("update pricing.price set piastres = 12000 where variant_id = $1", [
      variantId,
    ]);
    const answer = await client.order(TOTAL_OF_ONE);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: "total-changed",
      values: { items: 120_00, total: 200_00 },
    });
    expect(await available()).toBe(10);
    expect((await client.cart()).json().totalQty).toBe(1);
    expect((await client.order(200_00)).statusCode).toBe(201);
  });

  test("returns 409 cod-limit for cash on delivery above the governorate's limit", async () => {
    const [dear = 0] = await shop.run((work) => addProducts(work, [{ piastres: 19_980_01 }]));
    const client = new ApiClient(shop.app);
    await client.add(dear);
    const quote = (await client.quote()).json();
    expect(quote).toMatchObject({
      codAllowed: false,
      codLimit: 20_000_00,
      totals: { delivery: 0, total: 20_000_01 },
    });
    const refused = await client.order(20_000_01);
    expect(refused.json()).toMatchObject({ code: "cod-limit", values: { limit: "20,000" } });
    expect((await client.quote("EG-ASN")).json()).toMatchObject({
      codAllowed: true,
      totals: { total: 20_090_01 },
    });
  });

  test("rejects an empty cart, an unserved governorate and an unpublished product", async () => {
    const client = new ApiClient(shop.app);
    expect((await client.quote()).json().code).toBe("cart-empty");
    expect((await client.order(1)).json().code).toBe("cart-empty");
    await client.add(variantId);
    const nowhere = await client.order(TOTAL_OF_ONE, { address: { governorate: "EG-MT" } });
    expect(nowhere.json()).toMatchObject({
      code: "validation",
      errors: [{ path: "address.governorate" }],
    });
    await shop.pool.query("update catalog.product set published_at = null");
    expect((await client.order(TOTAL_OF_ONE)).json()).toMatchObject({
      code: "stock",
      values: { qty: 0 },
    });
  });

  test("stores order totals larger than a 32-bit integer", async () => {
    const [dear = 0] = await shop.run((work) =>
      addProducts(work, [{ piastres: 2_000_000_000, stock: 999 }]),
    );
    const client = new ApiClient(shop.app);
    await client.add(dear, 999);
    const total = 2_000_000_000 * 999 + 110_00;
    const answer = await client.order(total, { address: { governorate: "EG-ASN" } });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().totals.total).toBe(total);
  });
});

describe("a repeated idempotency key", () => {
  test("returns the same order for sequential and concurrent requests", async () => {
    const before = await count("orders.order");
    const client = new ApiClient(shop.app);
    await client.add(variantId);
    const key = `same-key-${variantId}`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.order(TOTAL_OF_ONE, { key })),
    );
    answers.push(await client.order(TOTAL_OF_ONE, { key }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect((await count("orders.order")) - before).toBe(1);
    expect(await available()).toBe(9);
  });

  test("returns 409 idempotency-mismatch for a different body", async () => {
    const client = new ApiClient(shop.app);
    await client.add(variantId);
    const key = `other-content-${variantId}`;
    await client.order(TOTAL_OF_ONE, { key });
    const answer = await client.order(TOTAL_OF_ONE, { key, contact: { name: "Somebody else" } });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "idempotency-mismatch"]);
  });

  test("places the order when the first request was rejected", async () => {
    const client = new ApiClient(shop.app);
    await client.add(variantId);
    const key = `refused-first-${variantId}`;
    expect((await client.order(1, { key })).statusCode).toBe(409);
    expect((await client.order(TOTAL_OF_ONE, { key })).statusCode).toBe(201);
  });
});

test("orders the cart once for concurrent requests without an idempotency key", async () => {
  const client = new ApiClient(shop.app);
  await client.add(variantId);
  const answers = await Promise.all([client.order(TOTAL_OF_ONE), client.order(TOTAL_OF_ONE)]);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([201, 409]));
  expect(await available()).toBe(9);
});

test("keeps a line added during checkout in the order or the cart", async () => {
  const client = new ApiClient(shop.app);
  await client.add(variantId);
  const [other = 0] = await shop.run((work) => addProducts(work, [{}]));
  await Promise.all([client.order(TOTAL_OF_ONE), client.add(other)]);
  const inCart = (await client.cart()).json().items as { variantId: number }[];
  const { rows } = await shop.pool.query(
    'select variant_id as "variantId" from orders.order_line where variant_id = any ($1)',
    [[variantId, other]],
  );
  const variantIds = [...inCart, ...(rows as { variantId: number }[])].map(
    (line) => line.variantId,
  );
  expect(variantIds.toSorted((a, b) => a - b)).toEqual([variantId, other]);
});
