import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { ApiClient } from "#server/testing/api-client.ts";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 999 }]));
});
afterAll(() => shop.stop());

const anything = fc.jsonValue({ stringUnit: "binary" });
const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(
    "",
    "\0",
    "\ud800",
    "'",
    "%",
    "٠",
    "\u202e",
    "2147483648",
    "-1",
    "1e9",
    "NaN",
    "null",
    "x".repeat(10_000),
  ),
  fc.integer(),
  fc.double(),
  anything,
);
const bodies = fc.record(
  {
    variantId: fc.oneof(fc.constant(0), nasty),
    quantity: nasty,
    governorate: fc.oneof(fc.constant("EG-C"), nasty),
    paymentMethod: fc.oneof(fc.constant("cod"), nasty),
    number: nasty,
    phoneOrEmail: nasty,
    expectedTotal: fc.oneof(fc.constant(194_00), nasty),
    contact: fc.oneof(
      fc.record(
        {
          name: nasty,
          phone: fc.oneof(fc.constant("01012345678"), nasty),
          phone2: nasty,
          email: nasty,
        },
        { requiredKeys: ["name", "phone"] },
      ),
      nasty,
    ),
    address: fc.oneof(
      fc.record(
        {
          governorate: fc.constant("EG-C"),
          city: nasty,
          street: nasty,
          building: nasty,
          floor: nasty,
          postalCode: nasty,
          notes: nasty,
        },
        { requiredKeys: ["governorate", "city", "street", "building"] },
      ),
      nasty,
    ),
  },
  { requiredKeys: [] },
);
const routes = fc.constantFrom(
  ["POST", "/api/v1/cart/lines"],
  ["PATCH", "/api/v1/cart/lines/1"],
  ["POST", "/api/v1/checkout/quote"],
  ["POST", "/api/v1/orders"],
  ["POST", "/api/v1/orders/lookup"],
  ["POST", "/api/v1/cart/park"],
  ["POST", "/api/v1/cart/restore"],
) as fc.Arbitrary<["POST" | "PATCH", string]>;

test("no body, however bent, is answered with a failure of ours", async () => {
  const client = new ApiClient(shop.app);
  await fc.assert(
    fc.asyncProperty(routes, fc.oneof(bodies, anything), async ([method, url], body) => {
      await client.add(variantId);
      const answer = await client.send({
        method,
        url,
        payload: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      });
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});

test("no address, header or cookie either", async () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("%00", "%ff", "..%2f", "١", "F-100001-K7'--"),
  );
  await fc.assert(
    fc.asyncProperty(texts, texts, async (text, cookie) => {
      const client = new ApiClient(shop.app);
      client.cookies["guest-0123456789ab"] = encodeURIComponent(cookie.toWellFormed());
      const part = encodeURIComponent(text.toWellFormed());
      for (const url of [
        `/api/v1/orders/${part}`,
        `/api/v1/cart?lang=${part}`,
        `/api/v1/redirects?path=${part}`,
        `/media/${part}`,
        `/_ipx/${part}/media/x`,
      ]) {
        const answer = await client.get(url);
        expect(answer.statusCode).toBeLessThan(500);
      }
      const removed = await client.send({ method: "DELETE", url: `/api/v1/cart/lines/${part}` });
      expect(removed.statusCode).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
});
