import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changeOrder } from "#server/modules/orders/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { type CustomerClient, registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { unsubscribeToken } from "./unsubscribe-link.ts";
import { wantsMessage } from "./wants-message.ts";

const PREFERENCES = "/api/v1/account/preferences";

let shop: TestShop;
let mona: CustomerClient;
let lamp: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
});
afterAll(() => shop.stop());
beforeEach(async () => {
  mona = await registerCustomer(shop);
});

const change = (payload: object, client: ApiClient = mona) =>
  client.send({ method: "PATCH", url: PREFERENCES, payload });
const press = (token: string, undo = false) =>
  new ApiClient(shop.app).post("/api/v1/messages/unsubscribe", { token, undo });
const wants = (topic: "ratings" | "alerts", contact: string | null = null) =>
  wantsMessage(
    shop.platform,
    { customerId: mona.userInfo.id, contact },
    { topic, channel: "email" },
  );

test("returns default message preferences and stores changes per customer", async () => {
  const usual = {
    orders: { email: true, sms: false },
    ratings: { email: true },
    alerts: { email: true, sms: false },
  };
  expect((await mona.get(PREFERENCES)).json()).toEqual(usual);
  const chosen = { ...usual, alerts: { email: false, sms: true } };
  expect((await change({ alerts: chosen.alerts })).json()).toEqual(chosen);
  expect((await mona.get(PREFERENCES)).json()).toEqual(chosen);
  expect((await (await registerCustomer(shop)).get(PREFERENCES)).json()).toEqual(usual);
  expect((await change({ alerts: { email: "maybe", sms: true } })).statusCode).toBe(422);
});

test("rejects turning off all order message channels, even for concurrent requests", async () => {
  expect((await change({ orders: { email: false, sms: false } })).json()).toMatchObject({
    errors: [{ path: "orders" }],
  });
  expect((await mona.get(PREFERENCES)).json().orders).toEqual({ email: true, sms: false });
  const [none, byEmail, bySms] = [
    { email: false, sms: false },
    { email: true, sms: false },
    { email: false, sms: true },
  ];
  const wanted = [none, bySms, none, byEmail, none, bySms];
  const answers = await Promise.all(wanted.map((orders) => change({ orders })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 200, 422, 200, 422, 200]);
  expect([byEmail, bySms]).toContainEqual((await mona.get(PREFERENCES)).json().orders);
});

test("unsubscribes from one topic with an email link, and resubscribes", async () => {
  const token = unsubscribeToken(shop.platform, "ratings", { customerId: mona.userInfo.id });
  expect((await press(token)).statusCode).toBe(204);
  expect([await wants("ratings"), await wants("alerts")]).toEqual([false, true]);
  expect((await mona.get(PREFERENCES)).json().ratings).toEqual({ email: false });
  expect((await press(token, true)).statusCode).toBe(204);
  expect(await wants("ratings")).toBe(true);
});

test("applies a guest's unsubscribe to any email spelling and to accounts", async () => {
  const token = unsubscribeToken(shop.platform, "ratings", { contact: "Guest@Example.com" });
  expect(token.toLowerCase()).not.toContain("guest");
  await press(token);
  const asGuest = (email: string) =>
    wantsMessage(
      shop.platform,
      { customerId: null, contact: email },
      { topic: "ratings", channel: "email" },
    );
  expect(await asGuest("guest@example.com ")).toBe(false);
  expect(await asGuest("other@example.com")).toBe(true);
  expect(await wants("ratings", "guest@example.com")).toBe(false);
  await press(token, true);
  expect(await asGuest("guest@example.com")).toBe(true);
});

test("returns 404 for forged unsubscribe tokens", async () => {
  const { id } = mona.userInfo;
  const other = await registerCustomer(shop);
  const own = unsubscribeToken(shop.platform, "ratings", { customerId: other.userInfo.id });
  const [, , signature] = own.split(".");
  const forged = [
    `ratings.c${id}.${signature}`,
    own.replace("ratings", "alerts"),
    own.replace("ratings", "orders"),
    "ratings",
  ];
  for (const token of forged) expect((await press(token)).statusCode).toBe(404);
  expect([await wants("ratings"), await wants("alerts")]).toEqual([true, true]);
  const newsletter = unsubscribeToken(shop.platform, "newsletter", { customerId: id });
  expect((await press(newsletter, true)).statusCode).toBe(404);
});

test("sends order messages on chosen channels and falls back to email", async () => {
  const box = openMailbox(shop.platform);
  const place = async (email: string, phone: string) => {
    await mona.add(lamp);
    const { totals } = (await mona.quote()).json();
    const answer = await mona.order(totals.total, { contact: { email, phone } });
    return answer.json<{ number: string }>().number;
  };
  const counts = async (email: string, phone: string) => [
    (await box.mailsTo(email)).length,
    (await box.smsTo(phone)).length,
  ];
  const phone = "+201055551001";
  await place("told-1@example.com", "01055551001");
  expect(await counts("told-1@example.com", phone)).toEqual([1, 0]);
  await change({ orders: { email: true, sms: true } });
  await place("told-2@example.com", "01055551001");
  expect(await counts("told-2@example.com", phone)).toEqual([1, 1]);
  await change({ orders: { email: false, sms: true } });
  const number = await place("told-3@example.com", "01055551001");
  expect(await counts("told-3@example.com", phone)).toEqual([0, 2]);
  // This message has no SMS text, so it is sent by email.
  const { rows } = await shop.pool.query("select id from orders.order where number = $1", [number]);
  await shop.run((work) => changeOrder(work, rows[0].id, "processing", { actor: "staff" }));
  expect(await counts("told-3@example.com", phone)).toEqual([1, 2]);
});

test("exports message preferences and deletes them on account erasure", async () => {
  await change({ ratings: { email: false } });
  expect((await mona.get("/api/v1/account/export")).json().messageChoices).toMatchObject([
    { topic: "ratings", channel: "email", isWanted: false },
  ]);
  await mona.post("/api/v1/account/erase", { password: mona.password });
  const { rows } = await shop.pool.query(
    "select from customers.message_choice where customer_id = $1",
    [mona.userInfo.id],
  );
  expect(rows).toEqual([]);
});
