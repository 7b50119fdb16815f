import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { portOf, rawRequest } from "./raw-request.ts";

const LIMIT = 4;

let shop: TestShop;
let port: number;

beforeAll(async () => {
  shop = await createTestShop({ config: { rateLimit: LIMIT, trustProxy: 1 } });
  port = portOf(await shop.app.listen({ port: 0, host: "127.0.0.1" }));
});
afterAll(() => shop.stop());

/** Sends one request more than allowed, as one visitor behind the proxy. @returns the statuses */
async function statusesOf(client: string, path: string, before?: () => string): Promise<string[]> {
  const statuses: string[] = [];
  for (let count = 0; count <= LIMIT; count += 1) {
    const forwarded = [before?.(), client].filter(Boolean).join(", ");
    const answer = await rawRequest(
      port,
      `GET ${path} HTTP/1.1\r\nHost: shop.test\r\nX-Forwarded-For: ${forwarded}\r\nConnection: close\r\n\r\n`,
    );
    statuses.push(answer.slice(9, 12));
  }
  return statuses;
}

const REFUSED_AT_LAST = [...Array<string>(LIMIT).fill("200"), "429"];

describe("the rate limit", () => {
  test.each([
    ["as it is written", "/api/v1/cart", "203.0.113.1"],
    ["in capitals", "/API/V1/CART", "203.0.113.2"],
    ["with a letter as its code", "/%61pi/v1/cart", "203.0.113.3"],
    ["with all letters as codes", "/%61%70%69/v1/c%61rt", "203.0.113.4"],
    ["with the site in front", "http://shop.test/api/v1/cart", "203.0.113.5"],
    ["with another site in front", "HTTP://evil.example/%61pi/v1/cart/", "203.0.113.6"],
  ])("returns 429 for a path %s", async (_how, path, client) => {
    expect(await statusesOf(client, path)).toEqual(REFUSED_AT_LAST);
  });

  test("counts the address seen by the proxy, not a forged one", async () => {
    let count = 0;
    const invented = () => `198.51.100.${(count += 1)}, 10.0.0.${count}`;
    expect(await statusesOf("203.0.113.200", "/api/v1/cart", invented)).toEqual(REFUSED_AT_LAST);
    expect(await statusesOf("203.0.113.201", "/api/v1/cart", invented)).toEqual(REFUSED_AT_LAST);
  });
});

test("returns 429 after 30 invoice PDFs a minute", async () => {
  const busy = await createTestShop({ config: { rateLimit: 1_000 } });
  await busy.run(addDeliveryTerms);
  const [variantId = 0] = await busy.run((work) => addProducts(work, [{}]));
  const buyer = new ApiClient(busy.app);
  await buyer.add(variantId);
  const { number } = (await buyer.order(194_00)).json();
  const statuses: number[] = [];
  for (let count = 0; count < 32; count += 1)
    statuses.push((await buyer.get(`/api/v1/orders/${number}/invoice/pdf`)).statusCode);
  await busy.stop();
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
});
