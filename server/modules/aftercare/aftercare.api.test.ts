import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { productIdsOf } from "#server/modules/catalog/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox, type ReadMail } from "#server/testing/mailbox.ts";
import { deliveredOrder } from "#server/testing/orders/delivered-order.ts";
import { type CustomerClient, registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { planRequests } from "./plan-requests.ts";

let shop: TestShop;
let mona: CustomerClient;
let email: string;
let lamp: number;
let handle: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [lamp = 0, handle = 0] = await shop.run((work) =>
    addProducts(work, [{ stock: 500 }, { stock: 500 }]),
  );
});
afterAll(() => shop.stop());
beforeEach(async () => {
  mona = await registerCustomer(shop);
  email = mona.userInfo.email ?? "";
});

const order = (daysAgo: number, units: [number, number][] = [[lamp, 1]], buyer: ApiClient = mona) =>
  deliveredOrder(shop, buyer, {
    units,
    daysAgo,
    contact: { name: "منى", email, phone: "01012345678" },
  });
const requests = async (): Promise<ReadMail[]> =>
  (await openMailbox(shop.platform).mailsTo(email)).filter((mail) => mail.unsubscribe);
const pathOf = async (variantId: number) => {
  const [productId] = await shop.run((work) => productIdsOf(work.db, [variantId]));
  return `/product/${productId}-`;
};

test("sends one rating request per due order, even for concurrent jobs", async () => {
  const number = await order(8);
  await order(6);
  await order(40);
  await Promise.all([planRequests(shop.platform), planRequests(shop.platform)]);
  await planRequests(shop.platform);
  const mails = await requests();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.html).toContain(number);
  expect(mails[0]?.link).toContain(await pathOf(lamp));
  expect(mails[0]?.link).toMatch(/#rate$/);
});

test("writes the rating request in the order's language", async () => {
  const [arabic, english] = [await order(8), await order(9)];
  await shop.pool.query("update orders.order set locale = 'ar' where number = $1", [arabic]);
  await shop.pool.query("update orders.order set locale = 'en' where number = $1", [english]);
  await planRequests(shop.platform);
  const mails = await requests();
  const by = (number: string) => mails.find(({ html }) => html.includes(number));
  expect(by(arabic)?.html).toContain('dir="rtl"');
  expect(by(arabic)?.subject).toBe("ما رأيك فيما اشتريته؟");
  expect(by(english)?.subject).toBe("How do you like what you bought?");
  expect(by(english)?.link).toContain("/en/product/");
});

test("omits returned lines and sends no request without remaining lines", async () => {
  const partly = await order(8, [
    [lamp, 1],
    [handle, 1],
  ]);
  await shop.pool.query("update orders.order set locale = 'en' where number = $1", [partly]);
  const back = (number: string, positions: number[]) =>
    mona.post(`/api/v1/orders/${number}/returns`, {
      lines: positions.map((position) => ({ position, quantity: 1, reason: "damaged" })),
      resolution: "exchange",
    });
  expect((await back(partly, [1])).statusCode).toBe(201);
  const wholly = await order(8);
  expect((await back(wholly, [1])).statusCode).toBe(201);
  await planRequests(shop.platform);
  const mails = await requests();
  expect(mails.map(({ html }) => html.includes(partly))).toEqual([true]);
  expect(mails[0]?.html).toContain(await pathOf(handle));
  expect(mails[0]?.html).not.toContain(await pathOf(lamp));
});

test("sends no request for cancelled orders or rated products", async () => {
  const [productId] = await shop.run((work) => productIdsOf(work.db, [lamp]));
  await mona.post(`/api/v1/products/${productId}/ratings`, { value: 5 });
  await order(8);
  await mona.add(handle);
  const { totals } = (await mona.quote()).json();
  const open = await mona.order(totals.total, { contact: { email, phone: "01012345678" } });
  expect((await mona.post(`/api/v1/orders/${open.json().number}/cancel`)).statusCode).toBe(200);
  await planRequests(shop.platform);
  expect(await requests()).toEqual([]);
});

test("sends no planned request after the customer opts out", async () => {
  await order(8);
  await planRequests(shop.platform);
  const no = { ratings: { email: false } };
  expect(
    (await mona.send({ method: "PATCH", url: "/api/v1/account/preferences", payload: no }))
      .statusCode,
  ).toBe(200);
  expect(await requests()).toEqual([]);
});

test("links a guest's request to the order and unsubscribes by one click", async () => {
  email = `guest-${Date.now()}@example.com`;
  const guest = new ApiClient(shop.app);
  const number = await order(8, [[lamp, 1]], guest);
  await planRequests(shop.platform);
  const [mail] = await requests();
  expect(mail?.link).toContain(`?order=${number}#rate=`);
  const elsewhere = new ApiClient(shop.app);

  const { pathname } = new URL(mail?.unsubscribe ?? "");
  expect(pathname).not.toContain("guest");
  const pressed = await elsewhere.send({
    method: "POST",
    url: pathname,
    payload: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(pressed.statusCode).toBe(204);
  await order(8, [[lamp, 1]], guest);
  await planRequests(shop.platform);
  expect(await requests()).toHaveLength(1);
});

test("sends no requests when rateAfterDays is 0", async () => {
  await order(8);
  const setting = (days: number) =>
    shop.pool.query(
      `insert into platform.setting (key, value) values ('shop', jsonb_build_object('rateAfterDays', $1::int))
       on conflict (key) do update set value = setting.value || excluded.value`,
      [days],
    );
  await setting(0);
  await planRequests(shop.platform);
  expect(await requests()).toEqual([]);
  await setting(7);
  await planRequests(shop.platform);
  expect(await requests()).toHaveLength(1);
});
