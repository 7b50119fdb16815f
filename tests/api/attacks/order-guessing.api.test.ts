import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Order } from "#contract/orders/endpoints.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let order: Order;
let buyer: ApiClient;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
  buyer = new ApiClient(shop.app);
  await buyer.add(variantId);
  order = (await buyer.order(194_00)).json();
});
afterAll(() => shop.stop());

const guess = (number: string, phone: string, address = "203.0.113.1") =>
  shop.app.inject({
    method: "POST",
    url: "/api/v1/orders/lookup",
    headers: { "accept-language": "en" },
    remoteAddress: address,
    payload: { number, phoneOrEmail: phone },
  });

const phoneOf = (index: number) => `0111000${String(index).padStart(4, "0")}`;

describe("a client that knows an order number", () => {
  test("gets 429 after 20 wrong phones across addresses and spellings", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const spelled = index % 2 === 0 ? order.number : order.number.toLowerCase();
        return guess(spelled, phoneOf(index), `198.51.100.${index}`);
      }),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ code: "too-many-attempts", values: { minutes: 60 } });
  });

  test("gets 429 equally soon for an unknown number", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 22; index += 1)
      statuses.push((await guess("F-999999-ZZ", phoneOf(index))).statusCode);
    expect(statuses).toEqual([...Array(20).fill(404), 429, 429]);
  });

  test("does not lock out the order's buyer", async () => {
    expect((await guess(order.number, "01012345678")).statusCode).toBe(429);
    expect((await buyer.get(`/api/v1/orders/${order.number}`)).statusCode).toBe(200);
  });
});

test("resets earlier guesses after a correct answer", async () => {
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
  const other = new ApiClient(shop.app);
  await other.add(variantId);
  const { number } = (await other.order(194_00)).json<Order>();
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 15; index += 1) await guess(number, phoneOf(index), "203.0.113.2");
    expect((await guess(number, "01012345678", "203.0.113.2")).statusCode).toBe(200);
  }
});

describe("a client that guesses order numbers", () => {
  const ending = (index: number) => `22${String(index).padStart(4, "2")}`.replaceAll(/[01]/g, "Z");
  const statuses = async (guesses: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(guesses)).map(({ statusCode }) => statusCode);

  test("gets 429 after 20 endings across phones and addresses", async () => {
    const all = await statuses(
      Array.from({ length: 30 }, (_, index) =>
        guess(`F-777777-${ending(index)}`, phoneOf(index), `192.0.2.${index}`),
      ),
    );
    expect(all.filter((status) => status === 429)).toHaveLength(10);
  });

  test("gets 429 after 20 orders with one phone", async () => {
    const all = await statuses(
      Array.from({ length: 30 }, (_, index) => {
        const phone = index % 2 === 0 ? "01155554444" : "+20 115 555 4444";
        return guess(`F-${600_000 + index}-${ending(index)}`, phone, `192.0.2.${100 + index}`);
      }),
    );
    expect(all.filter((status) => status === 429)).toHaveLength(10);
  });

  test("gets 429 after 60 guesses from one IPv6 network", async () => {
    const all = await statuses(
      Array.from({ length: 70 }, (_, index) =>
        guess(
          `F-${500_000 + index}-${ending(index)}`,
          phoneOf(1_000 + index),
          `2001:db8:7:7::${index.toString(16)}`,
        ),
      ),
    );
    expect(all.filter((status) => status === 429)).toHaveLength(10);
  });
});
