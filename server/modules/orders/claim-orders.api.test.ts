import { afterAll, beforeAll, expect, test } from "vitest";
import { registerCustomer, type CustomerClient, signIn } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { ApiClient } from "#server/testing/api-client.ts";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  [variantId = 0] = await shop.run(async (work) => {
    await addDeliveryTerms(work);
    return addProducts(work, [{ stock: 1_000 }]);
  });
});
afterAll(() => shop.stop());

/** Places an order for one lamp. @returns its number */
async function order(
  client: ApiClient,
  contact: { email?: string; phone?: string },
): Promise<string> {
  await client.add(variantId);
  const quote = (await client.quote()).json();
  const answer = await client.order(quote.totals.total, {
    contact: { email: "", phone: "01099990000", ...contact },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().number;
}
const sees = async (client: ApiClient, number: string) =>
  (await client.get(`/api/v1/orders/${number}`)).statusCode === 200;
const enter = ({ userInfo, password }: CustomerClient, browser = new ApiClient(shop.app)) =>
  signIn(browser, userInfo.email ?? userInfo.phone ?? "", password).then(() => browser);
const listed = async (client: ApiClient): Promise<string[]> =>
  (await client.get("/api/v1/orders")).json().items.map(({ number }: { number: string }) => number);

test("what the browser's guest has ordered is the customer's after signing in, on every device", async () => {
  const browser = new ApiClient(shop.app);
  const number = await order(browser, {});
  const customer = await registerCustomer(shop);
  expect(await sees(customer, number)).toBe(false);
  await enter(customer, browser);
  expect(await listed(browser)).toEqual([number]);
  expect(await sees(customer, number)).toBe(true);
  await browser.post("/api/v1/auth/sign-out");
  expect(await sees(browser, number)).toBe(false);
});

test("orders that the guest had looked up stay open to it", async () => {
  const number = await order(new ApiClient(shop.app), { phone: "01099990001" });
  const browser = new ApiClient(shop.app);
  await browser.post("/api/v1/orders/lookup", { number, phoneOrEmail: "01099990001" });
  expect(await sees(browser, number)).toBe(true);
  const customer = await registerCustomer(shop, {}, browser);
  expect(await sees(customer, number)).toBe(true);
});

test("orders without an account under a proved email or phone come along, and stay with the browser, too", async () => {
  const elsewhere = new ApiClient(shop.app);
  const byMail = await order(elsewhere, { email: "Claimed@Example.com" });
  const byPhone = await order(elsewhere, { phone: "01055550300" });
  const other = await order(elsewhere, { phone: "01055550301" });
  const mail = await registerCustomer(shop, { email: "claimed@example.com" });
  const phone = await registerCustomer(shop, { email: "", phone: "01055550300" });
  expect(await listed(mail)).toEqual([byMail]);
  expect(await listed(phone)).toEqual([byPhone]);
  expect(
    await Promise.all([byMail, byPhone, other].map((number) => sees(elsewhere, number))),
  ).toEqual([true, true, true]);
});

test("a claimed phone proves nothing, and orders of other customers stay theirs", async () => {
  const guests = await order(new ApiClient(shop.app), { phone: "01055550400" });
  const claimer = await registerCustomer(shop, { phone: "01055550400" });
  expect(await sees(claimer, guests)).toBe(false);
  const friend = await registerCustomer(shop);
  const friends = await order(friend, { email: "present@example.com" });
  const receiver = await registerCustomer(shop, { email: "present@example.com" });
  expect(await listed(receiver)).toEqual([]);
  expect(await listed(friend)).toEqual([friends]);
});

test("ordering as a guest while signing in: the units are ordered or in the customer's cart, never both", async () => {
  const outcomes = new Set<number>();
  for (let round = 0; round < 6; round += 1) {
    const customer = await registerCustomer(shop);
    const browser = new ApiClient(shop.app);
    await browser.add(variantId);
    const { total } = (await browser.quote()).json().totals;
    const tab = new ApiClient(shop.app);
    Object.assign(tab.cookies, browser.cookies);
    const [ordered] = await Promise.all([tab.order(total), enter(customer, browser)]);
    outcomes.add(ordered.statusCode);
    const inCart = (await browser.cart()).json().totalQty;
    const orders = await listed(browser);
    expect({ inCart, orders: orders.length }).toEqual(
      ordered.statusCode === 201 ? { inCart: 0, orders: 1 } : { inCart: 1, orders: 0 },
    );
  }
  for (const status of outcomes) expect([201, 409]).toContain(status);
});
