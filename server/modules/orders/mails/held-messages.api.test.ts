import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { createOrderActions } from "#server/testing/orders/order-actions.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { sendHeldMessages } from "./held-messages.ts";

const PER_HOUR = 6;

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  const { orderLimits } = testConfig();
  shop = await createTestShop({
    config: { devPages: true, orderLimits: { ...orderLimits, messagesPerHour: PER_HOUR } },
  });
  openMailbox(shop.platform);
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
});
afterAll(() => shop.stop());

async function order(
  contact: { email?: string; phone?: string },
  { client = new ApiClient(shop.app), paymentMethod = "cod", lang = "en" } = {},
): Promise<{ number: string; due: number; client: ApiClient }> {
  await client.add(variantId);
  const choice = { governorate: "EG-C", paymentMethod };
  const quote = await client.post("/api/v1/checkout/quote", choice);
  const answer = await client.send({
    method: "POST",
    url: `/api/v1/orders?lang=${lang}`,
    payload: {
      contact: { name: "Mona", phone: "01012345678", phone2: "", email: "", ...contact },
      address: { governorate: "EG-C", city: "Cairo", street: "Street", building: "1" },
      paymentMethod,
      expectedTotal: quote.json().totals.total,
    },
  });
  expect(answer.statusCode).toBe(201);
  const { number, due } = answer.json<{ number: string; due: number }>();
  return { number, due, client };
}

const nextHour = () =>
  shop.pool.query("update platform.attempt set ends_at = now() where scope not like 'sms-%'");
const sendHeld = () => sendHeldMessages(shop.platform, PER_HOUR);

describe("email limit per mailbox", () => {
  test("sends 6 emails per hour and combines the remaining orders", async () => {
    const box = openMailbox(shop.platform);
    const spellings = ["burst@gmail.com", "b.urst@gmail.com", "burst+2@googlemail.com"];
    const mails = async () => {
      const all = [];
      for (const email of spellings) all.push(...(await box.mailsTo(email)));
      return all;
    };
    const numbers: string[] = [];
    for (let index = 0; index < 15; index += 1)
      numbers.push((await order({ email: spellings[index % 3] ?? "" })).number);
    expect(await mails()).toHaveLength(PER_HOUR);
    await sendHeld();
    expect(await mails()).toHaveLength(PER_HOUR);
    await nextHour();
    await sendHeld();
    const all = await mails();
    expect(all).toHaveLength(PER_HOUR + 1);
    expect(all.filter(({ subject }) => subject === "Updates on 9 orders")).toHaveLength(1);
    const texts = all.map(({ text }) => text).join("\n");
    for (const number of numbers) expect(texts).toContain(number);
    await nextHour();
    await sendHeld();
    expect(await mails()).toHaveLength(PER_HOUR + 1);
  });

  test("does not apply to paid orders, staff actions and account orders", async () => {
    const box = openMailbox(shop.platform);
    const email = "busy@example.com";
    const actions = await createOrderActions(shop);
    const card = await order({ email }, { paymentMethod: "card" });
    for (let index = 0; index < PER_HOUR; index += 1) await order({ email });
    const before = (await box.mailsTo(email)).length;
    await actions.pay(card.number, { kind: "transfer", amount: card.due });
    await actions.move(card.number, "processing");
    const subjects = (await box.mailsTo(email))
      .slice(before)
      .map(({ subject }) => subject.replaceAll(/[\u2066-\u2069]/g, ""));
    expect(subjects).toEqual([
      `Thank you, we have received your order ${card.number}`,
      `Your order ${card.number} is being packed`,
    ]);
    const account = await registerCustomer(shop, { email: "regular@example.com" });
    for (let index = 0; index < PER_HOUR + 2; index += 1)
      await order({ email: "regular@example.com" }, { client: account });
    const regular = await box.mailsTo("regular@example.com");
    expect(regular.filter(({ subject }) => subject.includes("we have received"))).toHaveLength(
      PER_HOUR + 2,
    );
  });
});

describe("a guest without an email", () => {
  const lastSms = async (phone: string) =>
    (await openMailbox(shop.platform).smsTo(`+2${phone}`)).at(-1)?.text ?? "";

  test.each([
    [
      "ar",
      "01033330001",
      /^فانوس: وصلنا طلبك F-\d+-\w{6}\. 194 ج\.م، الدفع عند الاستلام\. [^\u2066-\u2069]+ http\S+$/,
    ],
    [
      "en",
      "01033330002",
      /^Fanous: we have received your order F-\d+-\w{6}\. EGP 194, Cash on delivery\. [ -~]+ http\S+$/,
    ],
  ])("gets an SMS with order number and link in %s", async (lang, phone, text) => {
    const { number } = await order({ phone }, { lang });
    expect(await lastSms(phone)).toMatch(text);
    expect(await lastSms(phone)).toContain(`/orders-and-returns/${number}#`);
  });

  test("sees the masked order by its SMS link until the link expires", async () => {
    const phone = "01033330003";
    const { number } = await order({ phone });
    const key = (await lastSms(phone)).split("#")[1] ?? "";
    const path = `/api/v1/orders/${number}/link`;
    const other = new ApiClient(shop.app);
    const found = await other.post(path, { key });
    expect(found.json()).toMatchObject({ number, access: "masked", contact: { name: "M." } });
    expect((await other.post(`/api/v1/orders/${number}/cancel`)).json().code).toBe("code-needed");
    const stranger = new ApiClient(shop.app);
    const wrong = key.replace(/^./, (letter) => (letter === "A" ? "B" : "A"));
    expect((await stranger.post(path, { key: wrong })).json().code).toBe("order-not-found");
    const elsewhere = (await order({ phone: "01033330004" })).number;
    expect((await stranger.post(`/api/v1/orders/${elsewhere}/link`, { key })).statusCode).toBe(404);
    await shop.pool.query("update orders.order set guest_until = now() where number = $1", [
      number,
    ]);
    expect((await stranger.post(path, { key })).json().code).toBe("order-not-found");
  });

  test("gets 6 SMS per hour and one combined SMS afterwards", async () => {
    const phone = "01033330005";
    for (let index = 0; index < PER_HOUR + 3; index += 1) await order({ phone });
    const messages = () => openMailbox(shop.platform).smsTo(`+2${phone}`);
    expect(await messages()).toHaveLength(PER_HOUR);
    await nextHour();
    await sendHeld();
    expect(await messages()).toHaveLength(PER_HOUR + 1);
    expect(await lastSms(phone)).toMatch(
      /^Fanous: 3 more orders with your mobile number, such as F-/,
    );
  });

  test("gets no SMS beyond the daily limit, not even a combined one", async () => {
    const { platform } = shop;
    const [phone, limits] = ["01033330006", platform.smsLimits];
    platform.smsLimits = { ...limits, perNumber: 2 };
    for (let index = 0; index < PER_HOUR + 3; index += 1) await order({ phone });
    const messages = () => openMailbox(platform).smsTo(`+2${phone}`);
    expect(await messages()).toHaveLength(2);
    await nextHour();
    await sendHeld();
    expect(await messages()).toHaveLength(2);
    platform.smsLimits = limits;
  });
});
