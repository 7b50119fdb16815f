import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NEWSLETTER_VERSION } from "#contract/customers/newsletter-text.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { registerCustomer, type CustomerClient } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { unsubscribeToken } from "../preferences/unsubscribe-link.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const say = (customer: CustomerClient, subscribed: boolean, text: string = NEWSLETTER_VERSION) =>
  customer.post("/api/v1/account/newsletter", { subscribed, text });
const unsubscribe = (token: string) =>
  new ApiClient(shop.app).post("/api/v1/messages/unsubscribe", { token });

async function log(customerId: number) {
  const { rows } = await shop.pool.query(
    "select is_given, text_version, source from customers.newsletter_consent where customer_id = $1 order by id",
    [customerId],
  );
  return rows.map((row) => [row.is_given, row.text_version, row.source]);
}

test("logs each consent change with its text version, ignoring repeats", async () => {
  const customer = await registerCustomer(shop);
  const { id } = customer.userInfo;
  expect((await customer.get("/api/v1/account")).json().newsletter).toBeNull();
  const subscribed = await say(customer, true);
  expect(subscribed.json().newsletter).toEqual({
    text: NEWSLETTER_VERSION,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  await say(customer, true);
  expect((await say(customer, false)).json().newsletter).toBeNull();
  await say(customer, false);
  await say(customer, true);
  expect(await log(id)).toEqual([
    [true, NEWSLETTER_VERSION, "account"],
    [false, NEWSLETTER_VERSION, "account"],
    [true, NEWSLETTER_VERSION, "account"],
  ]);
});

test("returns 422 for consent to an unknown text version", async () => {
  const customer = await registerCustomer(shop);
  for (const text of ["2020-01", "", "__proto__", "toString"]) {
    const answer = await say(customer, true, text);
    expect([text, answer.statusCode]).toEqual([text, 422]);
    expect(answer.json().errors).toMatchObject([{ path: "text" }]);
  }
  expect(await log(customer.userInfo.id)).toEqual([]);
});

test("rejects updates and deletions in the consent log", async () => {
  const customer = await registerCustomer(shop);
  await say(customer, true);
  for (const change of [
    "update customers.newsletter_consent set is_given = false",
    "delete from customers.newsletter_consent",
  ]) {
    await expect(shop.pool.query(change)).rejects.toThrow("consents are a log");
  }
});

test("withdraws consent once with the email link, without a session", async () => {
  const customer = await registerCustomer(shop);
  const { id } = customer.userInfo;
  await say(customer, true);
  const token = unsubscribeToken(shop.platform, "newsletter", { customerId: id });
  expect((await unsubscribe(token)).statusCode).toBe(204);
  expect((await unsubscribe(token)).statusCode).toBe(204);
  expect((await customer.get("/api/v1/account")).json().newsletter).toBeNull();
  expect(await log(id)).toEqual([
    [true, NEWSLETTER_VERSION, "account"],
    [false, NEWSLETTER_VERSION, "link"],
  ]);
});

test("returns 404 for unsubscribe tokens forged for another customer", async () => {
  const mine = await registerCustomer(shop);
  const theirs = await registerCustomer(shop);
  await say(theirs, true);
  const token = unsubscribeToken(shop.platform, "newsletter", { customerId: mine.userInfo.id });
  const [, , signature = ""] = token.split(".");
  const { id } = theirs.userInfo;
  // The shop's secret is also used for other signatures.
  const ofAnotherPurpose = createHmac("sha256", shop.platform.authSecret.current)
    .update(`c${id}`)
    .digest("base64url");
  const forged = [
    `newsletter.c${id}.${ofAnotherPurpose}`,
    `newsletter.c${id}.${signature}`,
    `newsletter.c${id}.${"A".repeat(43)}`,
    `newsletter.c${id}`,
    `newsletter.c9999999999.${signature}`,
    unsubscribeToken(shop.platform, "ratings", { customerId: id }).replace("ratings", "newsletter"),
    "x",
  ];
  for (const wrong of forged) expect((await unsubscribe(wrong)).statusCode).toBe(404);
  expect((await theirs.get("/api/v1/account")).json().newsletter).not.toBeNull();
});

test("returns 401 for newsletter consent without a session", async () => {
  const answer = await new ApiClient(shop.app).post("/api/v1/account/newsletter", {
    subscribed: true,
    text: NEWSLETTER_VERSION,
  });
  expect(answer.statusCode).toBe(401);
});
