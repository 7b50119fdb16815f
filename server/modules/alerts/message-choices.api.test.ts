import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { receiveStock } from "#server/modules/inventory/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { type Mailbox, openMailbox } from "#server/testing/mailbox.ts";
import { type CustomerClient, registerCustomer } from "#server/testing/sign-in.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const ALERTS = "/api/v1/alerts";

let shop: TestShop;
let mailbox: Mailbox;
let first: number;
let second: number;
let count = 0;

beforeAll(async () => {
  shop = await createTestShop({ config: { publicUrl: "https://shop.example" } });
  mailbox = openMailbox(shop.platform);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  [first = 0, second = 0] = await shop.run((work) =>
    addProducts(work, [{ stock: 0 }, { stock: 0 }]),
  );
});

/** Each visitor comes from a separate network, so that tests do not share limits. */
function visitor(): ApiClient {
  const client = new ApiClient(shop.app);
  client.address = `10.${(count += 1) % 250}.8.1`;
  return client;
}

const ask = async (client: ApiClient, variantId: number, contact = "") =>
  (await client.post(ALERTS, { kind: "stock", variantId, contact })).json();

/** Adds stock, and notifies those waiting for it. */
async function restock(...variantIds: number[]): Promise<void> {
  for (const variantId of variantIds)
    await shop.run((work) =>
      receiveStock(work, [{ variantId, quantity: 3 }], `delivery-note:choices-${(count += 1)}`),
    );
  await shop.platform.jobs.runDue();
}

const backMails = async (email: string) =>
  (await mailbox.mailsTo(email)).filter(({ subject }) => subject.startsWith("Back in stock"));

/** Sends the one-click unsubscribe request of an email client (RFC 8058). */
const pressAtOnce = (address = "") =>
  visitor().send({
    method: "POST",
    url: new URL(address).pathname,
    payload: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

describe("customer alerts", () => {
  let mona: CustomerClient;
  let email: string;
  let phone: string;

  beforeEach(async () => {
    const typed = `0108${String((count += 1)).padStart(7, "0")}`;
    mona = await registerCustomer(shop, { phone: typed });
    phone = `+2${typed}`;
    email = mona.userInfo.email ?? "";
    await shop.pool.query("update customers.customer set phone_verified = true where id = $1", [
      mona.userInfo.id,
    ]);
  });

  const choose = (alerts: { email: boolean; sms: boolean }) =>
    mona.send({ method: "PATCH", url: "/api/v1/account/preferences", payload: { alerts } });
  const chosen = async () => (await mona.get("/api/v1/account/preferences")).json().alerts;
  const received = async () => [
    (await backMails(email)).length,
    (await mailbox.smsTo(phone)).length,
  ];

  test("use the channels enabled at send time, or none", async () => {
    await ask(mona, first);
    await ask(mona, second);
    await choose({ email: false, sms: false });
    await restock(first);
    expect(await received()).toEqual([0, 0]);
    await choose({ email: true, sms: true });
    await restock(second);
    expect(await received()).toEqual([1, 1]);
  });

  test("show and use the contact of the chosen channel", async () => {
    await choose({ email: false, sms: true });
    expect(await ask(mona, first)).toMatchObject({ state: "active", sentTo: phone });
    expect((await mona.get("/api/v1/account/alerts")).json()).toMatchObject({
      contact: phone,
      items: [{ sentTo: phone }],
    });
    await restock(first);
    expect(await received()).toEqual([0, 1]);
  });

  test("turn email on again when a customer without channels requests one", async () => {
    await choose({ email: false, sms: false });
    expect(await ask(mona, first)).toMatchObject({ state: "active", sentTo: email });
    expect(await chosen()).toEqual({ email: true, sms: false });
    await restock(first);
    expect(await received()).toEqual([1, 0]);
  });

  test("use the verified phone when the email is unverified", async () => {
    await shop.pool.query("update customers.customer set email_verified = false where id = $1", [
      mona.userInfo.id,
    ]);
    expect(await ask(mona, first)).toMatchObject({ state: "active", sentTo: phone });
    await restock(first);
    expect(await received()).toEqual([0, 1]);
  });

  test("are turned off by the one-click button of the email", async () => {
    await ask(mona, first);
    await restock(first);
    const [mail] = await backMails(email);
    expect(mail?.unsubscribe).not.toContain("example.com/");
    expect((await pressAtOnce(mail?.unsubscribe)).statusCode).toBe(204);
    expect(await chosen()).toEqual({ email: false, sms: false });
  });

  test("are turned off for SMS only by the SMS link", async () => {
    await choose({ email: true, sms: true });
    await ask(mona, first);
    await restock(first);
    const [sms] = await mailbox.smsTo(phone);
    const token = /Unsubscribe#(\S+)$/.exec(sms?.text ?? "")?.[1];
    await visitor().post("/api/v1/messages/unsubscribe", { token });
    expect(await chosen()).toEqual({ email: true, sms: false });
  });

  test("skip a phone contact after SMS is turned off", async () => {
    expect(await ask(mona, first, phone)).toMatchObject({ state: "active", sentTo: phone });
    await choose({ email: true, sms: false });
    await restock(first);
    expect(await received()).toEqual([0, 0]);
  });
});

describe("guest alerts", () => {
  const confirm = async (email: string, variantId: number) => {
    await ask(visitor(), variantId, email);
    const { link } = await mailbox.mailTo(email);
    const ticket = link.split("#confirm.")[1];
    expect((await visitor().post(`${ALERTS}/confirm`, { ticket })).statusCode).toBe(200);
  };

  test("end with one click, except alerts requested afterwards", async () => {
    const email = `guest-choices-${(count += 1)}@example.com`;
    const [third = 0] = await shop.run((work) => addProducts(work, [{ stock: 0 }]));
    await confirm(email, first);
    await confirm(email, second);
    await restock(first);
    const [mail] = await backMails(email);
    expect(mail?.unsubscribe).not.toContain("guest");
    await pressAtOnce(mail?.unsubscribe);
    await confirm(email, third);
    await restock(second, third);
    expect(await backMails(email)).toHaveLength(2);
  });

  test("end through a short SMS link without the phone number", async () => {
    const phone = `0107${String((count += 1)).padStart(7, "0")}`;
    const client = visitor();
    const texts = () => mailbox.smsTo(`+2${phone}`);
    for (const variantId of [first, second]) {
      const { ticket } = await ask(client, variantId, phone);
      const code = (await texts()).at(-1)?.code;
      await client.post(`${ALERTS}/confirm`, { ticket, code });
    }
    await restock(first);
    const sent = await texts();
    const token = /Unsubscribe#(\S+)$/.exec(sent.at(-1)?.text ?? "")?.[1] ?? "";
    expect(token.length).toBeLessThan(50);
    const decoded = token.split(".").map((part) => Buffer.from(part, "base64url").toString());
    for (const part of [token, ...decoded]) expect(part).not.toContain(phone.slice(1));
    expect((await visitor().post("/api/v1/messages/unsubscribe", { token })).statusCode).toBe(204);
    await restock(second);
    expect(await texts()).toHaveLength(sent.length);
  });
});
