import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { receiveStock, releaseStock, reserveStock } from "#server/modules/inventory/index.ts";
import { saveOffer, savePrices } from "#server/modules/pricing/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { findPersonalData } from "#server/testing/find-personal-data.ts";
import { type Mailbox, openMailbox } from "#server/testing/mailbox.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { forgetAlerts } from "./alert-queries.ts";
import { sendDueAlerts } from "./send-due-alerts.ts";

const ALERTS = "/api/v1/alerts";
const MINE = "/api/v1/account/alerts";
const PRICE = 500_00;

let shop: TestShop;
let mailbox: Mailbox;
let soldOut: number;
let inStock: number;
let count = 0;
const newEmail = () => `waiting-${(count += 1)}@example.com`;
const newPhone = () => `0109${String((count += 1)).padStart(7, "0")}`;

beforeAll(async () => {
  shop = await createTestShop({ config: { publicUrl: "https://shop.example" } });
  mailbox = afterChecks(openMailbox(shop.platform));
  await shop.run(addDeliveryTerms);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  [soldOut = 0, inStock = 0] = await shop.run((work) =>
    addProducts(work, [
      { stock: 0, piastres: PRICE },
      { stock: 5, piastres: PRICE },
    ]),
  );
});

/** Checks produce the messages, so reading them runs the checks first. */
function afterChecks(mails: Mailbox): Mailbox {
  const checked = () => shop.platform.jobs.runDue();
  return {
    ...mails,
    mailTo: (email) => checked().then(() => mails.mailTo(email)),
    mailsTo: (email) => checked().then(() => mails.mailsTo(email)),
    smsTo: (phone) => checked().then(() => mails.smsTo(phone)),
  };
}

/** Each visitor comes from a separate network, so that tests do not share limits. */
function visitor(): ApiClient {
  const client = new ApiClient(shop.app);
  client.address = `10.${(count += 1) % 250}.7.1`;
  return client;
}
const ask = (client: ApiClient, body: object) => client.post(ALERTS, { kind: "stock", ...body });
const restock = (variantId: number, quantity = 3) =>
  shop.run((work) =>
    receiveStock(work, [{ variantId, quantity }], `delivery-note:${(count += 1)}`),
  );
const rows = async () =>
  Number((await shop.pool.query("select count(*) from alerts.alert")).rows[0].count);
const subjects = async (email: string) =>
  (await mailbox.mailsTo(email)).map(({ subject }) => subject.replaceAll(/[\u2066-\u2069]/g, ""));
const hashOf = (text: string) => /#confirm\.(\S+)/.exec(text)?.[1] ?? "";

/** A guest's confirmed alert by mail. */
async function waiting(body: object = {}, email = newEmail()): Promise<string> {
  await ask(visitor(), { variantId: soldOut, contact: email, ...body });
  const { link } = await mailbox.mailTo(email);
  const ticket = hashOf(link);
  expect((await visitor().post(`${ALERTS}/confirm`, { ticket })).statusCode).toBe(200);
  return email;
}

describe("guest alert by email", () => {
  test("sends one message after the link is confirmed", async () => {
    const email = newEmail();
    const asked = await ask(visitor(), { variantId: soldOut, contact: ` ${email.toUpperCase()} ` });
    expect(asked.json()).toEqual({ state: "mail", sentTo: email, ticket: null });
    expect(await subjects(email)).toEqual([expect.stringMatching(/^Please confirm/)]);
    const ticket = hashOf((await mailbox.mailTo(email)).link);
    const confirmed = await visitor().post(`${ALERTS}/confirm`, { ticket });
    expect(confirmed.json()).toMatchObject({ kind: "stock", variant: { variantId: soldOut } });
    await restock(soldOut);
    const [, sent, ...more] = await mailbox.mailsTo(email);
    expect(sent?.subject).toMatch(/^Back in stock/);
    expect(sent?.link).toMatch(
      new RegExp(`^https://shop.example/en/product/.+\\?variant=${soldOut}$`),
    );
    expect(more).toEqual([]);
    await restock(soldOut);
    expect(await subjects(email)).toHaveLength(2);
  });

  test("sends no message and stores no email before confirmation", async () => {
    const email = newEmail();
    await ask(visitor(), { variantId: soldOut, contact: email });
    await mailbox.mailTo(email);
    expect(await findPersonalData(shop.pool, [email])).toEqual([]);
    await restock(soldOut);
    await sendDueAlerts(shop.platform);
    expect(await subjects(email)).toEqual([expect.stringMatching(/^Please confirm/)]);
  });

  test("returns the same response and email for an existing alert", async () => {
    const email = await waiting();
    const known = await ask(visitor(), { variantId: soldOut, contact: email });
    const other = newEmail();
    const unknown = await ask(visitor(), { variantId: soldOut, contact: other });
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
    expect({ ...known.json(), sentTo: "" }).toEqual({ ...unknown.json(), sentTo: "" });
    const newest = async (to: string) => (await mailbox.mailTo(to)).subject;
    expect(await newest(email)).toBe(await newest(other));
  });

  test("returns 429 after 5 requests per hour or 10 per day", async () => {
    const email = newEmail();
    const askTimes = async (times: number) => {
      const statuses = [];
      for (let time = 0; time < times; time += 1)
        statuses.push((await ask(visitor(), { variantId: soldOut, contact: email })).statusCode);
      return statuses;
    };
    const endHour = () =>
      shop.pool.query(
        "update platform.attempt set ends_at = now() where ends_at <= now() + interval '1 hour'",
      );
    expect(await askTimes(7)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await subjects(email)).toHaveLength(5);
    await endHour();
    expect(await askTimes(5)).toEqual([200, 200, 200, 200, 200]);
    await endHour();
    expect(await askTimes(1)).toEqual([429]);
    expect(await subjects(email)).toHaveLength(10);
  });

  test("ends all alerts of one address with the unsubscribe link", async () => {
    const email = await waiting();
    await waiting({ variantId: inStock, kind: "price" }, email);
    const other = await waiting();
    const mail = await mailbox.mailTo(email);
    const token = /https:\S+Unsubscribe#(\S+)/.exec(mail.text)?.[1] ?? "";
    const press = (sent: string) => visitor().post("/api/v1/messages/unsubscribe", { token: sent });
    for (const wrong of [token.replace("alerts", "ratings"), `${token.slice(0, -1)}!`, "x"])
      expect((await press(wrong)).statusCode).toBe(404);
    for (const _ of [1, 2]) expect((await press(token)).statusCode).toBe(204);
    await restock(soldOut);
    await shop.run((work) => savePrices(work, [{ variantId: inStock, piastres: PRICE - 100 }]));
    const notified = async (to: string) =>
      (await subjects(to)).filter((text) => !text.startsWith("Please")).length;
    expect([await notified(email), await notified(other)]).toEqual([0, 1]);
  });

  test("uses the language of the request", async () => {
    const email = newEmail();
    await visitor().send({
      method: "POST",
      url: `${ALERTS}?lang=ar`,
      payload: { variantId: soldOut, kind: "stock", contact: email },
    });
    const ticket = hashOf((await mailbox.mailTo(email)).link);
    await visitor().post(`${ALERTS}/confirm`, { ticket });
    await restock(soldOut);
    const mail = await mailbox.mailTo(email);
    expect(mail.subject).toMatch(/^متوفر الآن/);
    expect(mail.html).toContain('dir="rtl"');
    expect(mail.link).toMatch(/^https:\/\/shop\.example\/product\//);
  });
});

describe("guest alert by SMS", () => {
  test("sends an SMS after the code is confirmed in Arabic digits", async () => {
    const phone = newPhone();
    const arabic = phone.replaceAll(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? digit);
    const client = visitor();
    const asked = (await ask(client, { variantId: soldOut, contact: arabic })).json();
    const target = `+2${phone}`;
    expect(asked).toMatchObject({ state: "code", sentTo: target });
    const code = (await mailbox.smsTo(target)).at(-1)?.code ?? "";
    const wrong = code === "000000" ? "000001" : "000000";
    const confirm = (typed: string) =>
      client.post(`${ALERTS}/confirm`, { ticket: asked.ticket, code: typed });
    expect((await confirm(wrong)).json().code).toBe("code-wrong");
    expect((await confirm("")).json().code).toBe("code-wrong");
    const typed = code.replaceAll(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? digit);
    expect((await confirm(`${typed.slice(0, 3)} ${typed.slice(3)}`)).statusCode).toBe(200);
    await restock(soldOut);
    const texts = (await mailbox.smsTo(target)).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts[1]).toMatch(/is back in stock for EGP 500.* https:\/\/shop\.example\/en\/product/);
  });

  test("limits guesses to 5 for concurrent requests", async () => {
    const client = visitor();
    const asked = (await ask(client, { variantId: soldOut, contact: newPhone() })).json();
    const guesses = Array.from({ length: 9 }, () =>
      client.post(`${ALERTS}/confirm`, { ticket: asked.ticket, code: "12" }),
    );
    const codes = (await Promise.all(guesses)).map((answer) => answer.json().code);
    expect(codes.filter((code) => code === "code-wrong")).toHaveLength(5);
    expect(codes.filter((code) => code === "too-many-attempts")).toHaveLength(4);
  });
});

describe("customer alert", () => {
  test("needs no confirmation for a verified email and can be deleted", async () => {
    const customer = await registerCustomer(shop);
    const email = customer.userInfo.email ?? "";
    expect((await ask(customer, { variantId: soldOut })).json().state).toBe("active");
    expect((await ask(customer, { variantId: soldOut, contact: email })).json().state).toBe(
      "active",
    );
    const listed = (await customer.get(MINE)).json();
    expect(listed).toMatchObject({
      contact: email,
      items: [{ kind: "stock", sentTo: email, below: null, variant: { variantId: soldOut } }],
    });
    const stranger = await registerCustomer(shop);
    const url = `${MINE}/${listed.items[0].id}`;
    await stranger.send({ method: "DELETE", url });
    expect((await customer.get(MINE)).json().items).toHaveLength(1);
    expect((await customer.send({ method: "DELETE", url })).statusCode).toBe(204);
    expect((await customer.get(MINE)).json().items).toEqual([]);
    await restock(soldOut);
    expect((await subjects(email)).filter((text) => text.startsWith("Back"))).toEqual([]);
  });

  test("requires confirmation for another email address", async () => {
    const customer = await registerCustomer(shop);
    const asked = await ask(customer, { variantId: soldOut, contact: newEmail() });
    expect(asked.json().state).toBe("mail");
    expect((await customer.get(MINE)).json().items).toEqual([]);
  });

  test("requires a code for an unverified phone", async () => {
    const phone = newPhone();
    const customer = await registerCustomer(shop, { phone });
    const asked = await ask(customer, { variantId: soldOut, contact: phone });
    expect(asked.json().state).toBe("code");
  });

  test("is sent to a verified phone given as contact", async () => {
    const phone = newPhone();
    const customer = await registerCustomer(shop, { phone });
    await shop.pool.query("update customers.customer set phone_verified = true where id = $1", [
      customer.userInfo.id,
    ]);
    const asked = await ask(customer, { variantId: soldOut, contact: phone });
    expect(asked.json()).toMatchObject({ state: "active", sentTo: `+2${phone}` });
    expect((await customer.get(MINE)).json().items).toMatchObject([{ sentTo: `+2${phone}` }]);
    await restock(soldOut);
    expect(await mailbox.smsTo(`+2${phone}`)).toHaveLength(1);
    expect((await subjects(customer.userInfo.email ?? "")).join()).not.toContain("Back");
  });

  test("is exported, and deleted on account erasure", async () => {
    const customer = await registerCustomer(shop);
    const email = customer.userInfo.email ?? "";
    await waiting({}, email);
    await ask(customer, { variantId: inStock, kind: "price" });
    const exported = (await customer.get("/api/v1/account/export")).json();
    expect(exported.alerts).toMatchObject([
      { kind: "price", variantId: inStock, below: PRICE },
      { kind: "stock", variantId: soldOut, target: email },
    ]);
    const before = await rows();
    await customer.post("/api/v1/account/erase", { password: customer.password });
    expect(await rows()).toBe(before - 2);
  });
});

describe("alert check", () => {
  test("notifies once for concurrent deliveries and jobs", async () => {
    const emails = await Promise.all([waiting(), waiting(), waiting()]);
    await Promise.all(Array.from({ length: 6 }, () => restock(soldOut, 1)));
    await Promise.all([
      sendDueAlerts(shop.platform),
      sendDueAlerts(shop.platform),
      shop.platform.jobs.runDue(),
      sendDueAlerts(shop.platform),
    ]);
    for (const email of emails) {
      expect((await subjects(email)).filter((text) => text.startsWith("Back"))).toHaveLength(1);
    }
  });

  test("sends a price alert only below the price at request time", async () => {
    const email = await waiting({ variantId: inStock, kind: "price" });
    const notified = async () =>
      (await subjects(email)).filter((text) => !text.startsWith("Please")).length;
    await shop.run((work) => savePrices(work, [{ variantId: inStock, piastres: PRICE + 100 }]));
    await shop.run((work) => savePrices(work, [{ variantId: inStock, piastres: PRICE }]));
    expect(await notified()).toBe(0);
    const from = new Date(Date.now() + 3_600_000);
    await shop.run((work) =>
      saveOffer(work, { variantId: inStock, piastres: 450_00, from, until: null }),
    );
    expect(await notified()).toBe(0);
    await shop.pool.query(
      "update pricing.offer set valid = tstzrange(now() - interval '1 second', null) where variant_id = $1",
      [inStock],
    );
    await sendDueAlerts(shop.platform);
    expect(await notified()).toBe(1);
    expect((await subjects(email)).at(-1)).toMatch(/now costs EGP.450/);
  });

  test("delays a price alert while the variant is out of stock", async () => {
    const email = await waiting({ kind: "price" });
    await shop.run((work) => savePrices(work, [{ variantId: soldOut, piastres: PRICE - 100 }]));
    expect(await subjects(email)).toHaveLength(1);
    await restock(soldOut);
    expect(await subjects(email)).toHaveLength(2);
  });

  test("notifies about released stock and ignores rolled-back deliveries", async () => {
    const email = await waiting();
    const failing = shop.run(async (work) => {
      await receiveStock(work, [{ variantId: soldOut, quantity: 1 }], "delivery-note:failed");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await subjects(email)).toHaveLength(1);
    const [held = 0] = await shop.run((work) => addProducts(work, [{ stock: 1 }]));
    const lines = [{ variantId: held, quantity: 1, productId: held }];
    await shop.run((work) => reserveStock(work, "order:alerts", lines));
    await waiting({ variantId: held }, email);
    await shop.run((work) => releaseStock(work, "order:alerts"));
    expect((await subjects(email)).filter((text) => text.startsWith("Back"))).toHaveLength(1);
  });

  test("notifies immediately when the condition is met before confirmation", async () => {
    const email = newEmail();
    await ask(visitor(), { variantId: soldOut, contact: email });
    const ticket = hashOf((await mailbox.mailTo(email)).link);
    await restock(soldOut);
    await visitor().post(`${ALERTS}/confirm`, { ticket });
    expect(await subjects(email)).toHaveLength(2);
  });

  test("deletes an alert after 12 months without notifying", async () => {
    const email = await waiting();
    await shop.pool.query(
      "update alerts.alert set expires_at = expires_at - interval '12 months' where target = $1",
      [email],
    );
    await restock(soldOut);
    expect(await subjects(email)).toHaveLength(1);
    const before = await rows();
    await forgetAlerts(shop.platform.db);
    expect(await rows()).toBe(before - 1);
  });
});

test("rejects alerts for available or unpublished variants and invalid contacts", async () => {
  const [draft = 0] = await shop.run((work) => addProducts(work, [{ isDraft: true }]));
  const codeOf = async (body: object) => (await ask(visitor(), body)).json().code;
  expect(await codeOf({ variantId: inStock, contact: newEmail() })).toBe("in-stock");
  expect(await codeOf({ variantId: draft, contact: newEmail() })).toBe("not-found");
  for (const contact of ["", "mona", "0101", "mona@", "a@b.com, c@d.com"]) {
    const answer = await ask(visitor(), { variantId: soldOut, contact });
    expect([contact, answer.statusCode]).toEqual([contact, 422]);
    expect(answer.json().errors).toMatchObject([{ path: "contact" }]);
  }
  for (const ticket of ["x", "A".repeat(300)])
    expect((await visitor().post(`${ALERTS}/confirm`, { ticket })).statusCode).toBe(404);
});

test("limits alerts per customer to 50, even for concurrent requests", async () => {
  const customer = await registerCustomer(shop);
  const variants = await shop.run((work) =>
    addProducts(
      work,
      Array.from({ length: 54 }, () => ({ stock: 0 })),
    ),
  );
  await shop.pool.query(
    `insert into alerts.alert (customer_id, variant_id, kind, locale)
     select $1, id, 'stock', 'ar' from unnest($2::int[]) as variant (id)`,
    [customer.userInfo.id, variants.slice(0, 49)],
  );
  const last = variants.slice(49).map((variantId) => ask(customer, { variantId }));
  const statuses = (await Promise.all(last)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  expect((await ask(customer, { variantId: variants[0] })).statusCode).toBe(200);
  expect((await customer.get(MINE)).json().items).toHaveLength(50);
});
