import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { orderWithContact } from "#server/testing/orders/contact-order.ts";
import { createOrderActions } from "#server/testing/orders/order-actions.ts";
import { registerCustomer, type CustomerClient, signIn } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const EARLIER = "/api/v1/account/earlier-orders";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  openMailbox(shop.platform);
  [variantId = 0] = await shop.run(async (work) => {
    await addDeliveryTerms(work);
    return addProducts(work, [{ stock: 1_000 }]);
  });
});
afterAll(() => shop.stop());

const order = (client: ApiClient, contact: { email?: string; phone?: string }) =>
  orderWithContact(client, variantId, contact);
const sees = async (client: ApiClient, number: string) =>
  (await client.get(`/api/v1/orders/${number}`)).statusCode === 200;
const enter = ({ userInfo, password }: CustomerClient, browser = new ApiClient(shop.app)) =>
  signIn(browser, userInfo.email ?? userInfo.phone ?? "", password).then(() => browser);
const listed = async (client: ApiClient): Promise<string[]> =>
  (await client.get("/api/v1/orders")).json().items.map(({ number }: { number: string }) => number);
const invoiced = async (client: ApiClient): Promise<string[]> =>
  (await client.get("/api/v1/account/invoices"))
    .json()
    .items.map(({ orderNumber }: { orderNumber: string }) => orderNumber);
const found = async (client: ApiClient) => (await client.get(EARLIER)).json().found;
const mailCode = async (email: string) => (await openMailbox(shop.platform).mailTo(email)).code;

describe("guest orders", () => {
  test("are not added to an account on registration or sign-in", async () => {
    const browser = new ApiClient(shop.app);
    const byMail = await order(browser, { email: "Pre@Example.com" });
    const byPhone = await order(browser, { phone: "01055550300" });
    const mail = await registerCustomer(shop, { email: "pre@example.com" }, browser);
    const phone = await registerCustomer(shop, { email: "", phone: "01055550300" });
    for (const account of [mail, phone, await enter(mail)]) {
      expect(await listed(account)).toEqual([]);
      for (const number of [byMail, byPhone]) expect(await sees(account, number)).toBe(false);
    }
  });

  test("are not offered for an unverified phone or another customer's order", async () => {
    await order(new ApiClient(shop.app), { phone: "01055550400" });
    const claimer = await registerCustomer(shop, { phone: "01055550400" });
    expect(await found(claimer)).toEqual([]);
    const refused = await claimer.post(`${EARLIER}/code`, { channel: "phone" });
    expect(refused.statusCode).toBe(404);
    await order(await registerCustomer(shop), { email: "present@example.com" });
    const receiver = await registerCustomer(shop, { email: "present@example.com" });
    expect(await found(receiver)).toEqual([]);
  });

  test("are not added with a wrong code or another account's code", async () => {
    const number = await order(new ApiClient(shop.app), { email: "mine@example.com" });
    const mine = await registerCustomer(shop, { email: "mine@example.com" });
    const other = await registerCustomer(shop);
    await mine.post(`${EARLIER}/code`, { channel: "email" });
    const code = await mailCode("mine@example.com");
    expect((await other.post(EARLIER, { code })).json().code).toBe("code-wrong");
    const wrong = code === "000000" ? "000001" : "000000";
    expect((await mine.post(EARLIER, { code: wrong })).json().code).toBe("code-wrong");
    expect((await sees(other, number)) || (await sees(mine, number))).toBe(false);
  });
});

test("adds earlier guest orders to the account after the code is confirmed", async () => {
  const elsewhere = new ApiClient(shop.app);
  const numbers = [
    await order(elsewhere, { email: "Claimed@Example.com" }),
    await order(elsewhere, { email: "claimed@example.com" }),
  ];
  const other = await order(elsewhere, { email: "other@example.com" });
  const customer = await registerCustomer(shop, { email: "claimed@example.com" });
  expect(await found(customer)).toEqual([
    { channel: "email", sentTo: "claimed@example.com", count: 2 },
  ]);
  const sent = await customer.post(`${EARLIER}/code`, { channel: "email" });
  expect(sent.json()).toMatchObject({ channel: "email", sentTo: "c•••@example.com" });
  const code = await mailCode("claimed@example.com");
  expect((await customer.post(EARLIER, { code })).json()).toEqual({ added: 2 });
  expect((await listed(customer)).toSorted()).toEqual(numbers.toSorted());
  const { pay } = await createOrderActions(shop);
  for (const number of numbers) await pay(number, { kind: "transfer", amount: 194_00 });
  expect((await invoiced(customer)).toSorted()).toEqual(numbers.toSorted());
  expect(await found(customer)).toEqual([]);
  for (const number of [...numbers, other]) expect(await sees(elsewhere, number)).toBe(true);
  expect((await customer.post(EARLIER, { code })).json().code).toBe("code-wrong");
});

test("sends the SMS code for earlier orders without direction marks", async () => {
  const number = await order(new ApiClient(shop.app), { phone: "01055550500" });
  const customer = await registerCustomer(shop, { email: "", phone: "01055550500" });
  await customer.send({
    method: "POST",
    url: `${EARLIER}/code?lang=ar`,
    payload: { channel: "phone" },
  });
  const message = (await openMailbox(shop.platform).smsTo("+201055550500")).at(-1);
  expect(message?.text).toMatch(/^\d{6} كود إضافة طلباتك السابقة/);
  expect(message?.text).not.toMatch(/[\u200e\u200f\u2066-\u2069]/);
  await customer.post(EARLIER, { code: message?.code });
  expect(await listed(customer)).toEqual([number]);
});

test("does not duplicate units when a guest orders and signs in concurrently", async () => {
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
    expect(inCart).toBe(ordered.statusCode === 201 ? 0 : 1);
    expect(await listed(browser)).toEqual([]);
  }
  for (const status of outcomes) expect([201, 409]).toContain(status);
});
