import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBuyers } from "#server/modules/orders/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { sweepShoppers } from "./sweep-shoppers.ts";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 100 }]));
});
afterAll(() => shop.stop());

const unseen = (days: number) =>
  shop.pool.query("update customers.shopper set seen_at = now() - make_interval(days => $1)", [
    days,
  ]);
const shoppersOf = async ({ guest }: ApiClient) =>
  (
    await shop.pool.query("select from customers.shopper where token_hash = sha256($1)", [
      Buffer.from(guest.value),
    ])
  ).rowCount;
const linesOf = async (client: ApiClient) => (await client.cart()).json().items.length as number;

const sweep = () => sweepShoppers(shop.platform.db, findBuyers);

describe("sweepShoppers()", () => {
  test("deletes guests without orders after 30 idle days", async () => {
    const [guest, buyer] = [new ApiClient(shop.app), new ApiClient(shop.app)];
    const customer = await registerCustomer(shop);
    for (const client of [guest, buyer, customer]) await client.add(variantId);
    expect((await buyer.order(194_00)).statusCode).toBe(201);
    await buyer.add(variantId);
    await sweep();
    await unseen(29);
    await sweep();
    expect(await shoppersOf(guest)).toBe(1);
    await unseen(31);
    await sweep();
    expect([await shoppersOf(guest), await shoppersOf(buyer)]).toEqual([0, 1]);
    expect([await linesOf(guest), await linesOf(buyer), await linesOf(customer)]).toEqual([
      0, 1, 1,
    ]);
  });

  test("deletes guests with orders after 400 idle days and keeps their orders", async () => {
    const buyer = new ApiClient(shop.app);
    await buyer.add(variantId);
    const { number } = (await buyer.order(194_00)).json();
    await sweep();
    await unseen(399);
    await sweep();
    expect(await shoppersOf(buyer)).toBe(1);
    await unseen(401);
    await sweep();
    expect(await shoppersOf(buyer)).toBe(0);
    expect((await buyer.get(`/api/v1/orders/${number}`)).statusCode).toBe(404);
    const asked = { number, phoneOrEmail: "01012345678" };
    expect((await buyer.post("/api/v1/orders/lookup", asked)).json().number).toBe(number);
  });

  test("keeps a guest who only reads", async () => {
    const client = new ApiClient(shop.app);
    await client.add(variantId);
    await sweep();
    await unseen(31);
    await client.cart();
    await sweep();
    expect(await linesOf(client)).toBe(1);
  });

  test("keeps a guest whose other cookie was used", async () => {
    const [older, newer] = [new ApiClient(shop.app), new ApiClient(shop.app)];
    for (const client of [older, newer]) await client.add(variantId);
    const browser = new ApiClient(shop.app);
    Object.assign(browser.cookies, older.cookies, newer.cookies);
    await browser.cart();
    await sweep();
    await unseen(31);
    await newer.cart();
    await sweep();
    expect((await newer.cart()).json().totalQty).toBe(2);
  });
});
