import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Order } from "#contract/orders/endpoints.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { ApiClient } from "#server/testing/api-client.ts";

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

describe("whoever has an order's number", () => {
  test("cannot try phones without end, from however many addresses and in whatever spelling", async () => {
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

  test("learns nothing from it: a number that does not exist is refused just as soon", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 22; index += 1)
      statuses.push((await guess("F-999999-ZZ", phoneOf(index))).statusCode);
    expect(statuses).toEqual([...Array(20).fill(404), 429, 429]);
  });

  test("does not disturb who reads the order already", async () => {
    expect((await guess(order.number, "01012345678")).statusCode).toBe(429);
    expect((await buyer.get(`/api/v1/orders/${order.number}`)).statusCode).toBe(200);
  });
});

test("a right answer takes the earlier guesses back", async () => {
  const [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
  const other = new ApiClient(shop.app);
  await other.add(variantId);
  const { number } = (await other.order(194_00)).json<Order>();
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 15; index += 1) await guess(number, phoneOf(index));
    expect((await guess(number, "01012345678")).statusCode).toBe(200);
  }
});
