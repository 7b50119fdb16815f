import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { Visitor } from "#server/testing/visitor.ts";

let shop: TestShop;
let visitor: Visitor;
let first: number;
let second: number;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  visitor = new Visitor(shop.app);
  [first = 0, second = 0] = await shop.run((work) =>
    addProducts(work, [{ stock: 5, piastres: 100_00 }, { stock: 999 }]),
  );
});

const guests = async () =>
  (await shop.pool.query("select count(*) as count from customers.shopper")).rows[0].count;
const set = (variantId: number, quantity: unknown) =>
  visitor.send({ method: "PATCH", url: `/api/v1/cart/lines/${variantId}`, payload: { quantity } });
const remove = (variantId: number) =>
  visitor.send({ method: "DELETE", url: `/api/v1/cart/lines/${variantId}` });
const quantities = async () =>
  (await visitor.cart()).json().items.map((item: { quantity: number }) => item.quantity);

describe("reading", () => {
  test("makes no guest and sets no cookie", async () => {
    const before = await guests();
    const answer = await visitor.cart();
    expect(answer.json()).toEqual({ items: [], totalQty: 0, totalPrice: 0, restorableQty: 0 });
    expect([answer.cookies, answer.headers["cache-control"]]).toEqual([[], "private, no-store"]);
    for (const change of [
      remove(first),
      visitor.post("/api/v1/cart/park"),
      visitor.post("/api/v1/cart/restore"),
    ]) {
      expect((await change).json().items).toEqual([]);
    }
    expect((await set(first, 1)).statusCode).toBe(404);
    expect(await guests()).toBe(before);
  });

  test("shows today's price and stock, and takes nothing out silently", async () => {
    await visitor.add(first, 4);
    await shop.pool.query("update pricing.price set piastres = 9000 where variant_id = $1", [
      first,
    ]);
    await shop.pool.query("update inventory.stock_level set reserved = 3 where variant_id = $1", [
      first,
    ]);
    expect((await visitor.cart()).json()).toMatchObject({
      items: [
        { quantity: 4, available: 2, price: { amount: 90_00, was: null }, lineTotal: 360_00 },
      ],
      totalQty: 4,
      totalPrice: 360_00,
    });
    await shop.pool.query("update catalog.variant set is_active = false where id = $1", [first]);
    expect((await visitor.cart()).json().items).toMatchObject([{ quantity: 4, available: 0 }]);
  });

  test("is in the language asked for", async () => {
    await visitor.add(first);
    const arabic = (await visitor.get("/api/v1/cart?lang=ar")).json().items[0];
    expect([arabic.name, arabic.path]).toEqual([
      expect.stringMatching(/^مصباح/),
      expect.stringContaining("misbah"),
    ]);
  });
});

describe("adding", () => {
  test("goes on top of what is there, up to the stock", async () => {
    await visitor.add(first, 3);
    expect((await visitor.add(first, 2)).json()).toMatchObject({ totalQty: 5, totalPrice: 500_00 });
    const refused = await visitor.add(first, 1);
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

  test("never exceeds what a line can hold", async () => {
    await shop.pool.query("update inventory.stock_level set on_hand = 5000 where variant_id = $1", [
      second,
    ]);
    expect((await visitor.add(second, 999)).statusCode).toBe(200);
    expect((await visitor.add(second, 1)).json()).toMatchObject({
      code: "stock",
      values: { qty: 999 },
    });
    expect(await quantities()).toEqual([999]);
  });

  test("of what does not exist, is a draft or has no price is not found, and leaves no guest", async () => {
    const [draft = 0, unpriced = 0] = await shop.run((work) =>
      addProducts(work, [{ isDraft: true }, {}]),
    );
    await shop.pool.query("delete from pricing.price where variant_id = $1", [unpriced]);
    const before = await guests();
    for (const variantId of [2_147_483_647, draft, unpriced]) {
      expect((await visitor.add(variantId)).statusCode).toBe(404);
    }
    expect(await guests()).toBe(before);
  });

  test("takes numbers in any digits and nothing else", async () => {
    const arabic = await visitor.post("/api/v1/cart/lines", {
      variantId: String(first),
      quantity: "٣",
    });
    expect(arabic.json().totalQty).toBe(3);
    for (const quantity of [0, -1, 1.5, 1000, "many", null, []]) {
      expect(
        (await visitor.post("/api/v1/cart/lines", { variantId: first, quantity })).statusCode,
      ).toBe(422);
    }
    expect((await visitor.post("/api/v1/cart/lines", { variantId: 2 ** 31 })).statusCode).toBe(422);
  });

  test("with the same key happens once, also at the same time", async () => {
    await visitor.add(second);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => visitor.add(second, 2, "the-same-key")),
    );
    expect(answers.map((answer) => answer.json().totalQty)).toEqual([3, 3, 3, 3]);
    expect((await visitor.add(second, 3, "the-same-key")).json().code).toBe("idempotency-mismatch");
  });

  test("at the same time loses nothing and stays within the stock", async () => {
    await visitor.add(second);
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.add(first)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5);
    expect((await quantities()).toSorted()).toEqual([1, 5]);
  });

  test("stops at a hundred different products", async () => {
    const many = await shop.run((work) =>
      addProducts(
        work,
        Array.from({ length: 101 }, () => ({})),
      ),
    );
    for (const variantId of many.slice(0, 100))
      expect((await visitor.add(variantId)).statusCode).toBe(200);
    const refused = await visitor.add(many[100] ?? 0);
    expect([refused.statusCode, refused.json().title]).toEqual([
      409,
      "A cart takes at most 100 different products",
    ]);
    expect((await visitor.add(many[0] ?? 0)).statusCode).toBe(200);
  });
});

describe("changing", () => {
  test("sets the number of pieces within the stock, of lines that are there", async () => {
    await visitor.add(first);
    expect((await set(first, 5)).json().totalQty).toBe(5);
    expect((await set(first, 6)).json()).toMatchObject({ code: "stock", values: { qty: 5 } });
    expect((await set(second, 1)).statusCode).toBe(404);
    expect(await quantities()).toEqual([5]);
  });

  test("takes out, and taking out again changes nothing", async () => {
    await visitor.add(first);
    await visitor.add(second, 2);
    expect((await remove(first)).json().totalQty).toBe(2);
    expect((await remove(first)).json().totalQty).toBe(2);
  });

  test("is for one's own cart only", async () => {
    await visitor.add(first, 2);
    const other = new Visitor(shop.app);
    await other.add(second);
    await other.send({ method: "DELETE", url: `/api/v1/cart/lines/${first}` });
    expect(await quantities()).toEqual([2]);
  });
});

describe("a cart that was put aside", () => {
  const park = async () => (await visitor.post("/api/v1/cart/park")).json();
  const restore = async () => (await visitor.post("/api/v1/cart/restore")).json();

  test("comes back on top of what is in the cart now", async () => {
    await visitor.add(first, 2);
    await visitor.add(second, 3);
    expect(await park()).toMatchObject({ items: [], totalQty: 0, totalPrice: 0, restorableQty: 5 });
    await visitor.add(first, 1);
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

  test("stays when an empty cart is put aside, and is replaced by a full one", async () => {
    await visitor.add(first, 2);
    await park();
    expect(await park()).toMatchObject({ restorableQty: 2 });
    await visitor.add(second, 1);
    expect(await park()).toMatchObject({ restorableQty: 1 });
    expect(await restore()).toMatchObject({ items: [{ variantId: second }], totalQty: 1 });
  });

  test("comes back once when asked twice at the same time", async () => {
    await visitor.add(first, 2);
    await park();
    await Promise.all([restore(), restore(), restore()]);
    expect(await quantities()).toEqual([2]);
  });

  test("cannot be ordered, and is not lost when the same thing is taken out of the cart", async () => {
    await visitor.add(first, 2);
    await park();
    expect((await visitor.order(1)).json().code).toBe("cart-empty");
    expect((await visitor.quote()).json().code).toBe("cart-empty");
    await visitor.add(first, 1);
    expect((await set(first, 3)).json()).toMatchObject({ totalQty: 3, restorableQty: 2 });
    expect((await remove(first)).json()).toMatchObject({ totalQty: 0, restorableQty: 2 });
  });
});
