import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Order } from "#contract/orders/endpoints.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let owner: ApiClient;
let order: Order;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
  owner = new ApiClient(shop.app);
  await owner.add(variantId);
  order = (
    await owner.order(194_00, { contact: { phone2: "+201212345678", email: "Mona@Example.com" } })
  ).json();
});
afterAll(() => shop.stop());

const lookUp = (client: ApiClient, number: string, phoneOrEmail: string) =>
  client.post("/api/v1/orders/lookup", { number, phoneOrEmail });

describe("GET /orders/{number}", () => {
  test("returns 404 to other visitors with or without a cookie", async () => {
    const [other = 0] = await shop.run((work) => addProducts(work, [{}]));
    const stranger = new ApiClient(shop.app);
    expect((await stranger.get(`/api/v1/orders/${order.number}`)).statusCode).toBe(404);
    await stranger.add(other);
    const refused = await stranger.get(`/api/v1/orders/${order.number}`);
    const unknown = await stranger.get("/api/v1/orders/F-999999-ZZ");
    expect(refused.statusCode).toBe(404);
    expect(refused.body).toBe(unknown.body);
    stranger.cookies[stranger.guest.name] = "x".repeat(43);
    expect((await stranger.get(`/api/v1/orders/${order.number}`)).statusCode).toBe(404);
  });

  test("sends cache-control private, no-store", async () => {
    const answer = await owner.get(`/api/v1/orders/${order.number}`);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([
      200,
      "private, no-store",
    ]);
  });

  test("returns names in the requested language", async () => {
    const arabic = await owner.get(`/api/v1/orders/${order.number}?lang=ar`);
    expect(arabic.json().address.governorateName).toBe("القاهرة");
    expect(arabic.json().lines[0].name).toMatch(/^مصباح/);
  });
});

describe("POST /orders/lookup", () => {
  const spellings: [string, (number: string) => string, string][] = [
    ["the phone as typed in Egypt", (number) => number, "010 1234 5678"],
    ["Arabic-Indic digits in phone and order number", toArabicDigits, "٠١٠١٢٣٤٥٦٧٨"],
    ["Persian digits and direction marks", (number) => number, "\u200e۰۱۰-۱۲۳۴-۵۶۷۸\u200f"],
    ["the international form", (number) => number.toLowerCase(), "+20 10 1234 5678"],
    ["the other phone", (number) => number.replaceAll("-", ""), "00201212345678"],
    ["the email in another case", (number) => ` ${number} `, " mona@EXAMPLE.com"],
  ];

  test.each(spellings)("returns the masked order for %s", async (_name, spell, phoneOrEmail) => {
    const client = new ApiClient(shop.app);
    const answer = await lookUp(client, spell(order.number), phoneOrEmail);
    const { number, lines, totals } = order;
    const seen = { number, lines, totals, access: "masked" };
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining(seen)]);
    expect((await client.get(`/api/v1/orders/${order.number}`)).statusCode).toBe(200);
  });

  test.each([
    ["another phone", "01012345679"],
    ["another email", "mona@example.org"],
    ["part of the phone", "12345678"],
    ["a LIKE pattern", "%"],
    ["only invisible characters", "\u200f"],
  ])("returns the same 404 for %s as for an unknown number", async (_name, phoneOrEmail) => {
    const client = new ApiClient(shop.app);
    const wrong = await lookUp(client, order.number, phoneOrEmail);
    const unknown = await lookUp(client, "F-999999-ZZ", "01012345678");
    expect([wrong.statusCode, wrong.body]).toEqual([404, unknown.body]);
    expect(wrong.json().code).toBe("order-not-found");
    expect(client.cookies).toEqual({});
  });

  test("returns 404 for an empty email when the order has none", async () => {
    const [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
    const buyer = new ApiClient(shop.app);
    await buyer.add(variantId);
    const { number } = (await buyer.order(194_00, { contact: { email: "" } })).json();
    expect((await lookUp(new ApiClient(shop.app), number, "\u200f")).statusCode).toBe(404);
  });
});

test("returns 429 after ten order lookups per minute", async () => {
  const limited = await createTestShop({ config: { rateLimit: 1_000 } });
  const client = new ApiClient(limited.app);
  const statuses: number[] = [];
  for (let i = 0; i < 12; i += 1)
    statuses.push((await lookUp(client, "F-999999-ZZ", "01012345678")).statusCode);
  await limited.stop();
  expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
});

function toArabicDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
}
