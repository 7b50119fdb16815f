import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let client: ApiClient;
let first: number;
let second: number;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  client = new ApiClient(shop.app);
  [first = 0, second = 0] = await shop.run((work) =>
    addProducts(work, [{ stock: 5, piastres: 100_00 }, { stock: 999 }]),
  );
});

const guests = async () =>
  (await shop.pool.query("select count(*) as count from customers.shopper")).rows[0].count;
const set = (variantId: number, quantity: unknown) =>
  client.send({ method: "PATCH", url: `/api/v1/cart/lines/${variantId}`, payload: { quantity } });
const remove = (variantId: number) =>
  client.send({ method: "DELETE", url: `/api/v1/cart/lines/${variantId}` });
const quantities = async () =>
  (await client.cart()).json().items.map((item: { quantity: number }) => item.quantity);

describe("GET /cart", () => {
  test("creates no guest and sets no cookie", async () => {
    const before = await guests();
    const answer = await client.cart();
    const nothing = { promotions: [], freeDelivery: false, restorableQty: 0 };
    expect(answer.json()).toEqual({ items: [], totalQty: 0, totalPrice: 0, ...nothing });
    expect([answer.cookies, answer.headers["cache-control"]]).toEqual([[], "private, no-store"]);
    for (const change of [
      remove(first),
      client.post("/api/v1/cart/park"),
      client.post("/api/v1/cart/restore"),
    ]) {
      expect((await change).json().items).toEqual([]);
    }
    expect((await set(first, 1)).statusCode).toBe(404);
    expect(await guests()).toBe(before);
  });

  test("returns current price and stock and keeps unavailable lines", async () => {
    await client.add(first, 4);
    await shop.pool.query("update pricing.price set piastres = 9000 where variant_id = $1", [
      first,
    ]);
    await shop.pool.query("update inventory.stock_level set reserved = 3 where variant_id = $1", [
      first,
    ]);
    expect((await client.cart()).json()).toMatchObject({
      items: [
        { quantity: 4, available: 2, price: { amount: 90_00, was: null }, lineTotal: 360_00 },
      ],
      totalQty: 4,
      totalPrice: 360_00,
    });
    await shop.pool.query("update catalog.variant set is_active = false where id = $1", [first]);
    expect((await client.cart()).json().items).toMatchObject([{ quantity: 4, available: 0 }]);
  });

  test("returns names in the requested language", async () => {
    await client.add(first);
    const arabic = (await client.get("/api/v1/cart?lang=ar")).json().items[0];
    expect([arabic.name, arabic.path]).toEqual([
      expect.stringMatching(/^مصباح/),
      expect.stringContaining("misbah"),
    ]);
  });
});

describe("PUT /cart/lines", () => {
  const fill = (lines: { variantId: number; quantity: number }[]) =>
    client.send({ method: "PUT", url: "/api/v1/cart/lines", payload: { lines } });

  test("raises lines to the requested quantities once for repeated requests", async () => {
    await client.add(first, 1);
    const lines = [
      { variantId: first, quantity: 3 },
      { variantId: second, quantity: 2 },
    ];
    expect((await fill(lines)).json()).toMatchObject({ totalQty: 5 });
    expect((await fill(lines)).json()).toMatchObject({ totalQty: 5 });
    expect(await quantities()).toEqual([3, 2]);
    // A larger quantity in the cart is kept.
    await client.add(second, 4);
    await fill(lines);
    expect(await quantities()).toEqual([3, 6]);
  });

  test("caps lines at stock and skips variants not on sale", async () => {
    const [draft = 0, gone = 0] = await shop.run((work) =>
      addProducts(work, [{ isDraft: true }, { stock: 3 }]),
    );
    await shop.pool.query("update catalog.variant set is_active = false where id = $1", [gone]);
    const answer = await fill([
      { variantId: first, quantity: 8 },
      { variantId: draft, quantity: 1 },
      { variantId: gone, quantity: 1 },
      { variantId: 2_147_483_647, quantity: 1 },
    ]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().items).toMatchObject([{ variantId: first, quantity: 5 }]);
    await shop.pool.query("update inventory.stock_level set reserved = 5 where variant_id = $1", [
      first,
    ]);
    const other = new ApiClient(shop.app);
    const none = await other.send({
      method: "PUT",
      url: "/api/v1/cart/lines",
      payload: { lines: [{ variantId: first, quantity: 1 }] },
    });
    expect(none.json().items).toEqual([]);
  });
});

describe("POST /cart/lines", () => {
  test("adds to the line's quantity and returns 409 above the stock", async () => {
    await client.add(first, 3);
    expect((await client.add(first, 2)).json()).toMatchObject({ totalQty: 5, totalPrice: 500_00 });
    const refused = await client.add(first, 1);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: "stock",
        values: { qty: 5 },
        title: "Requested quantity is not available. Only 5 in stock",
      }),
    ]);
    expect(await quantities()).toEqual([5]);
  });

  test("rejects more than 999 units per line", async () => {
    await shop.pool.query("update inventory.stock_level set on_hand = 5000 where variant_id = $1", [
      second,
    ]);
    expect((await client.add(second, 999)).statusCode).toBe(200);
    expect((await client.add(second, 1)).json()).toMatchObject({
      code: "stock",
      values: { qty: 999 },
    });
    expect(await quantities()).toEqual([999]);
  });

  test("returns 404 for missing, draft or unpriced products and creates no guest", async () => {
    const [draft = 0, unpriced = 0] = await shop.run((work) =>
      addProducts(work, [{ isDraft: true }, {}]),
    );
    await shop.pool.query("delete from pricing.price where variant_id = $1", [unpriced]);
    const before = await guests();
    for (const variantId of [2_147_483_647, draft, unpriced]) {
      expect((await client.add(variantId)).statusCode).toBe(404);
    }
    expect(await guests()).toBe(before);
  });

  test("accepts digits of any script and returns 422 for invalid numbers", async () => {
    const arabic = await client.post("/api/v1/cart/lines", {
      variantId: String(first),
      quantity: "٣",
    });
    expect(arabic.json().totalQty).toBe(3);
    for (const quantity of [0, -1, 1.5, 1000, "many", null, []]) {
      expect(
        (await client.post("/api/v1/cart/lines", { variantId: first, quantity })).statusCode,
      ).toBe(422);
    }
    expect((await client.post("/api/v1/cart/lines", { variantId: 2 ** 31 })).statusCode).toBe(422);
  });

  test("adds once for a repeated key, even concurrently", async () => {
    await client.add(second);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.add(second, 2, "the-same-key")),
    );
    expect(answers.map((answer) => answer.json().totalQty)).toEqual([3, 3, 3, 3]);
    expect((await client.add(second, 3, "the-same-key")).json().code).toBe("idempotency-mismatch");
  });

  test("keeps other lines and respects the stock for concurrent requests", async () => {
    await client.add(second);
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.add(first)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5);
    expect((await quantities()).toSorted()).toEqual([1, 5]);
  });

  test("returns 409 above 100 different products", async () => {
    const many = await shop.run((work) =>
      addProducts(
        work,
        Array.from({ length: 101 }, () => ({})),
      ),
    );
    for (const variantId of many.slice(0, 100))
      expect((await client.add(variantId)).statusCode).toBe(200);
    const refused = await client.add(many[100] ?? 0);
    expect([refused.statusCode, refused.json().title]).toEqual([
      409,
      "A cart can hold at most 100 different products",
    ]);
    expect((await client.add(many[0] ?? 0)).statusCode).toBe(200);
  });
});

describe("changing a cart line", () => {
  test("sets the quantity within stock and returns 404 for missing lines", async () => {
    await client.add(first);
    expect((await set(first, 5)).json().totalQty).toBe(5);
    expect((await set(first, 6)).json()).toMatchObject({ code: "stock", values: { qty: 5 } });
    expect((await set(second, 1)).statusCode).toBe(404);
    expect(await quantities()).toEqual([5]);
  });

  test("removes a line and ignores a repeated removal", async () => {
    await client.add(first);
    await client.add(second, 2);
    expect((await remove(first)).json().totalQty).toBe(2);
    expect((await remove(first)).json().totalQty).toBe(2);
  });

  test("does not affect another guest's cart", async () => {
    await client.add(first, 2);
    const other = new ApiClient(shop.app);
    await other.add(second);
    await other.send({ method: "DELETE", url: `/api/v1/cart/lines/${first}` });
    expect(await quantities()).toEqual([2]);
  });
});

describe("a parked cart", () => {
  const park = async () => (await client.post("/api/v1/cart/park")).json();
  const restore = async () => (await client.post("/api/v1/cart/restore")).json();

  test("is added to the current cart when restored", async () => {
    await client.add(first, 2);
    await client.add(second, 3);
    expect(await park()).toMatchObject({ items: [], totalQty: 0, totalPrice: 0, restorableQty: 5 });
    await client.add(first, 1);
    const restored = await restore();
    expect(restored).toMatchObject({ totalQty: 6, restorableQty: 0 });
    expect(
      restored.items.map((item: { variantId: number; quantity: number }) => [
        item.variantId,
        item.quantity,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [first, 3],
        [second, 3],
      ]),
    );
    expect(await restore()).toMatchObject({ totalQty: 6 });
  });

  test("survives parking an empty cart and is replaced by a full one", async () => {
    await client.add(first, 2);
    await park();
    expect(await park()).toMatchObject({ restorableQty: 2 });
    await client.add(second, 1);
    expect(await park()).toMatchObject({ restorableQty: 1 });
    expect(await restore()).toMatchObject({ items: [{ variantId: second }], totalQty: 1 });
  });

  test("is restored once for concurrent requests", async () => {
    await client.add(first, 2);
    await park();
    await Promise.all([restore(), restore(), restore()]);
    expect(await quantities()).toEqual([2]);
  });

  test("cannot be ordered and survives changes to the current cart", async () => {
    await client.add(first, 2);
    await park();
    expect((await client.order(1)).json().code).toBe("cart-empty");
    expect((await client.quote()).json().code).toBe("cart-empty");
    await client.add(first, 1);
    expect((await set(first, 3)).json()).toMatchObject({ totalQty: 3, restorableQty: 2 });
    expect((await remove(first)).json()).toMatchObject({ totalQty: 0, restorableQty: 2 });
  });
});
