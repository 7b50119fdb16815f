import { afterAll, beforeAll, expect, test } from "vitest";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { ApiClient } from "#server/testing/api-client.ts";
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
const linesOf = async (client: ApiClient) => (await client.cart()).json().items.length as number;

test("browsers that nobody can come back with are forgotten; customers and orders stay", async () => {
  const [guest, buyer] = [new ApiClient(shop.app), new ApiClient(shop.app)];
  const customer = await registerCustomer(shop);
  for (const client of [guest, buyer, customer]) await client.add(variantId);
  const { number } = (await buyer.order(194_00)).json();
  await buyer.add(variantId);
  await unseen(399);
  await sweepShoppers(shop.platform.db);
  expect([await linesOf(guest), await linesOf(buyer), await linesOf(customer)]).toEqual([1, 1, 1]);

  await unseen(401);
  await sweepShoppers(shop.platform.db);
  expect([await linesOf(guest), await linesOf(buyer), await linesOf(customer)]).toEqual([0, 0, 1]);
  expect((await buyer.get(`/api/v1/orders/${number}`)).statusCode).toBe(404);
  const asked = { number, phoneOrEmail: "01012345678" };
  expect((await buyer.post("/api/v1/orders/lookup", asked)).json().number).toBe(number);
});

test("whoever fills the cart is seen, and keeps it for another year", async () => {
  const client = new ApiClient(shop.app);
  await client.add(variantId);
  await unseen(401);
  await client.add(variantId);
  await sweepShoppers(shop.platform.db);
  expect(await linesOf(client)).toBe(1);
});
