import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { savePromotion } from "#server/modules/pricing/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const WRONG_ONES = 100;

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 500 }]));
  await shop.run((work) =>
    savePromotion(work, {
      code: "NOOR10",
      label: { ar: "خصم", en: "Discount" },
      from: new Date(Date.now() - 1_000),
      until: null,
      benefit: { kind: "percent", basisPoints: 1_000, upTo: null },
    }),
  );
});
afterAll(() => shop.stop());

/** A visitor from a given address, with something in the cart. */
async function visitorAt(remoteAddress: string) {
  const client = new ApiClient(shop.app);
  await client.add(variantId);
  const order = { governorate: "EG-C", paymentMethod: "cod" };
  return async (coupon: string) =>
    client.send({
      method: "POST",
      url: "/api/v1/checkout/quote",
      payload: { ...order, coupon },
      remoteAddress,
    });
}

describe("a client that guesses coupons", () => {
  test("gets 429 after 100 concurrent guesses from several carts", async () => {
    const guessers = await Promise.all([1, 2, 3, 4].map(() => visitorAt("203.0.113.1")));
    const each = (WRONG_ONES + 20) / guessers.length;
    const answers = await Promise.all(
      guessers.flatMap((guess, cart) =>
        Array.from({ length: each }, (_, index) => guess(`GUESS${cart}-${index}`)),
      ),
    );
    const codes = answers.map((answer) => answer.json().code as string);
    expect(codes.filter((code) => code === "coupon-unknown")).toHaveLength(WRONG_ONES);
    expect(codes.filter((code) => code === "too-many-attempts")).toHaveLength(20);
    expect((await guessers[0]?.("NOOR10"))?.statusCode).toBe(429);
  });

  test("does not block other clients or quotes without a coupon", async () => {
    expect((await (await visitorAt("203.0.113.2"))("NOOR10")).statusCode).toBe(200);
    expect((await (await visitorAt("203.0.113.1"))("")).statusCode).toBe(200);
  });

  test("gets too-many-attempts when guessing through orders", async () => {
    const client = new ApiClient(shop.app);
    await client.add(variantId);
    const codes: string[] = [];
    for (let index = 0; index <= WRONG_ONES; index += 1)
      codes.push((await client.order(194_00, { coupon: `GUESS${index}` })).json().code);
    expect(codes.filter((code) => code === "coupon-unknown")).toHaveLength(WRONG_ONES);
    expect(codes.at(-1)).toBe("too-many-attempts");
  });
});

test("does not limit repeated use of a valid coupon", async () => {
  const named = await visitorAt("203.0.113.4");
  for (let index = 0; index <= WRONG_ONES; index += 1)
    expect((await named("noor10")).statusCode).toBe(200);
});

test("scopes idempotency keys to the customer", async () => {
  const key = "the-same-key-of-a-program";
  const orders: string[] = [];
  for (const email of ["first@example.com", "second@example.com"]) {
    const customer = await registerCustomer(shop, { email });
    await customer.add(variantId);
    const answer = await customer.order(194_00, { key });
    expect(answer.statusCode).toBe(201);
    orders.push(answer.json().number);
  }
  expect(new Set(orders).size).toBe(2);
});
