import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Cart } from "#contract/cart/endpoints.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { registerCustomer, type CustomerClient, signIn } from "#server/testing/sign-in.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let variantIds: number[];
let one: number;
let two: number;

beforeAll(async () => {
  shop = await createTestShop();
  variantIds = await shop.run((work) =>
    addProducts(
      work,
      Array.from({ length: 120 }, () => ({ stock: 5_000 })),
    ),
  );
  [one = 0, two = 0] = variantIds;
});
afterAll(() => shop.stop());

const enter = ({ userInfo, password }: CustomerClient, browser: ApiClient) =>
  signIn(browser, userInfo.email ?? "", password);
const quantities = async (client: ApiClient): Promise<Record<number, number>> => {
  const { items } = (await client.cart()).json<Cart>();
  return Object.fromEntries(items.map(({ variantId, quantity }) => [variantId, quantity]));
};
/** The same guest in another tab, without the session. */
function sameGuest(browser: ApiClient): ApiClient {
  const tab = new ApiClient(shop.app);
  tab.cookies[browser.guest.name] = browser.guest.value;
  return tab;
}
const rowsOf = async (shoppers: string) =>
  (
    await shop.pool.query(
      `select variant_id, is_parked, quantity from cart.line join customers.shopper on id = shopper_id where ${shoppers}`,
    )
  ).rows;
const ofCustomer = ({ userInfo }: CustomerClient) => rowsOf(`customer_id = ${userInfo.id}`);

describe("a guest's cart at sign-in", () => {
  test("is added to the customer's cart and its guest cookie removed", async () => {
    const customer = await registerCustomer(shop);
    await customer.add(one, 2);
    const browser = new ApiClient(shop.app);
    await browser.add(one, 3);
    await browser.add(two, 1);
    await enter(customer, browser);
    expect(await quantities(browser)).toEqual({ [one]: 5, [two]: 1 });
    expect(await quantities(customer)).toEqual({ [one]: 5, [two]: 1 });
    expect(browser.guest.name).toBe("");
    await browser.post("/api/v1/auth/sign-out");
    expect(await quantities(browser)).toEqual({});
  });

  test("is moved into a newly registered account", async () => {
    const browser = new ApiClient(shop.app);
    await browser.add(one, 4);
    const customer = await registerCustomer(shop, {}, browser);
    expect(await quantities(customer)).toEqual({ [one]: 4 });
  });

  test("is merged with parked lines, up to 999 units per line", async () => {
    const customer = await registerCustomer(shop);
    await customer.add(one, 998);
    const browser = new ApiClient(shop.app);
    await browser.add(two, 7);
    await browser.post("/api/v1/cart/park");
    await browser.add(one, 3);
    await enter(customer, browser);
    expect((await ofCustomer(customer)).toSorted((a, b) => a.quantity - b.quantity)).toEqual([
      { variant_id: two, is_parked: true, quantity: 7 },
      { variant_id: one, is_parked: false, quantity: 999 },
    ]);
  });

  test("is parked beyond 100 lines in the merged cart", async () => {
    const customer = await registerCustomer(shop);
    const browser = new ApiClient(shop.app);
    const fill = (who: string, from: number, to: number) =>
      shop.pool.query(
        `insert into cart.line (shopper_id, variant_id, quantity)
         select id, variant, 1 from customers.shopper, unnest($1::int[]) as variant where ${who}`,
        [variantIds.slice(from, to)],
      );
    await fill(`customer_id = ${customer.userInfo.id}`, 0, 95);
    await browser.add(variantIds[90] ?? 0, 2);
    const secret = browser.guest.value;
    await fill(`token_hash = sha256('${secret}'::bytea)`, 95, 110);
    await enter(customer, browser);
    const lines = await ofCustomer(customer);
    expect(lines.filter(({ is_parked }) => !is_parked)).toHaveLength(100);
    expect(lines.filter(({ is_parked }) => is_parked)).toHaveLength(10);
    expect(lines.find(({ variant_id }) => variant_id === variantIds[90])?.quantity).toBe(3);
    expect((await browser.cart()).json().items).toHaveLength(100);
  });

  test("stays unchanged when the sign-in fails", async () => {
    const customer = await registerCustomer(shop);
    const browser = new ApiClient(shop.app);
    await browser.add(one, 2);
    expect((await signIn(browser, customer.userInfo.email ?? "", "wrong")).statusCode).toBe(401);
    expect(await quantities(browser)).toEqual({ [one]: 2 });
  });
});

describe("concurrent sign-in", () => {
  test("merges the guest's cart once for three sign-ins", async () => {
    for (let round = 0; round < 5; round += 1) {
      const customer = await registerCustomer(shop);
      const browser = new ApiClient(shop.app);
      await browser.add(one, 3);
      const tabs = [browser, sameGuest(browser), sameGuest(browser)];
      const answers = await Promise.all(tabs.map((tab) => enter(customer, tab)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(await ofCustomer(customer)).toEqual([
        { variant_id: one, is_parked: false, quantity: 3 },
      ]);
    }
  });

  test("keeps each line added during sign-in exactly once", async () => {
    for (let round = 0; round < 6; round += 1) {
      const customer = await registerCustomer(shop);
      const browser = new ApiClient(shop.app);
      await browser.add(one, 1);
      const tabs = Array.from({ length: 6 }, () => sameGuest(browser));
      const [, ...added] = await Promise.all([
        enter(customer, browser),
        ...tabs.map((tab) => tab.add(one, 1)),
        ...tabs.map((tab) => tab.add(two, 2)),
        customer.add(one, 1),
      ]);
      expect(new Set(added.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      const lines = Object.fromEntries(
        (await ofCustomer(customer)).map(({ variant_id, quantity }) => [variant_id, quantity]),
      );
      expect(lines).toEqual({ [one]: 8, [two]: 12 });
    }
  });

  test("does not deadlock with parking the cart", async () => {
    const customer = await registerCustomer(shop);
    const browser = new ApiClient(shop.app);
    await browser.add(one, 1);
    const tab = sameGuest(browser);
    const [signedIn, parked] = await Promise.all([
      enter(customer, browser),
      tab.post("/api/v1/cart/park"),
    ]);
    expect([signedIn.statusCode, parked.statusCode]).toEqual([200, 200]);
    expect(await ofCustomer(customer)).toMatchObject([{ variant_id: one, quantity: 1 }]);
  });
});

test("ignores a repeated idempotency key from before the sign-in", async () => {
  const customer = await registerCustomer(shop);
  const browser = new ApiClient(shop.app);
  const addSet = () =>
    browser.post("/api/v1/cart/sets", { lines: [{ variantId: two, quantity: 3 }] }, "guest-set-1");
  await browser.add(one, 2, "guest-adds-key-1");
  await addSet();
  await enter(customer, browser);
  expect((await browser.add(one, 2, "guest-adds-key-1")).statusCode).toBe(200);
  expect((await addSet()).statusCode).toBe(200);
  expect(await quantities(browser)).toEqual({ [one]: 2, [two]: 3 });
});

test("starts an empty cart for a merged guest's old cookie", async () => {
  const customer = await registerCustomer(shop);
  const browser = new ApiClient(shop.app);
  await browser.add(one, 2);
  const kept = sameGuest(browser);
  await enter(customer, browser);
  expect(await quantities(kept)).toEqual({});
  await shop.pool.query(
    "update customers.shopper set merged_at = now() - interval '61 seconds' where merged_into is not null",
  );
  await kept.add(two, 1);
  expect(await quantities(kept)).toEqual({ [two]: 1 });
  expect(await quantities(customer)).toEqual({ [one]: 2 });
});
