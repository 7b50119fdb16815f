import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let variantId: number;

beforeAll(async () => {
  shop = await createTestShop({ config: { logLevel: "fatal" } });
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 10 }]));
});
afterAll(() => shop.stop());

const ask = (url: string) => shop.app.inject({ url });

async function checkOut(): Promise<number> {
  const client = new ApiClient(shop.app);
  await client.add(variantId);
  const choice = { governorate: "EG-C", paymentMethod: "cod" };
  const quote = await client.post("/api/v1/checkout/quote", choice);
  const order = await client.post("/api/v1/orders", {
    contact: { name: "Mona", phone: "01012345678" },
    address: { governorate: "EG-C", city: "Cairo", street: "Street", building: "1" },
    paymentMethod: "cod",
    expectedTotal: quote.json<{ totals: { total: number } }>().totals.total,
  });
  return order.statusCode;
}

test("returns 503 for excess searches, while lists and orders succeed", async () => {
  // Loads once what all of them need.
  await ask("/api/v1/products?q=lamp");
  const searches = Array.from({ length: 400 }, (_none, index) =>
    ask(
      index % 2 === 0
        ? `/api/v1/products?q=lamp${index}`
        : `/api/v1/search/suggestions?q=lamp${index}`,
    ),
  );
  const order = checkOut();
  const lists = Array.from({ length: 20 }, (_none, index) =>
    ask(`/api/v1/products?price=${index}..5000`),
  );
  expect(await order).toBe(201);
  expect(new Set((await Promise.all(lists)).map(({ statusCode }) => statusCode))).toEqual(
    new Set([200]),
  );
  const refused = (await Promise.all(searches)).filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
});
