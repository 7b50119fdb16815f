import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const HOURS_MS = 3 * 60 * 60_000;

let shop: TestShop;
let lamp: number;

beforeAll(async () => {
  shop = await createTestShop({ config: { rateLimit: 40 } });
  await shop.run(addDeliveryTerms);
  [lamp = 0] = await shop.run((work) => addProducts(work, [{ stock: 50 }]));
});
afterAll(() => shop.stop());
afterEach(() => vi.useRealTimers());

const browserAt = (address: string) => Object.assign(new ApiClient(shop.app), { address });

test("ends a reached rate limit after a minute when the clock was set back", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const browser = browserAt("203.0.113.40");
  const statuses: number[] = [];
  for (let index = 0; index < 42; index += 1) statuses.push((await browser.cart()).statusCode);
  expect(statuses.slice(0, 40)).toEqual(Array(40).fill(200));
  expect(statuses.slice(40)).toEqual([429, 429]);
  vi.setSystemTime(Date.now() - HOURS_MS);
  vi.advanceTimersByTime(61_000);
  expect((await browser.cart()).statusCode).toBe(200);
});

test.each([
  ["forward", HOURS_MS],
  ["back", -HOURS_MS],
])("places an order with one line after the clock jumped %s", async (_way, jump) => {
  const browser = browserAt(jump > 0 ? "203.0.113.41" : "203.0.113.42");
  await browser.add(lamp);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + jump });
  const cart = (await browser.cart()).json<{ items: unknown[] }>();
  expect(cart.items).toHaveLength(1);
  const { totals } = (await browser.quote()).json<{ totals: { total: number } }>();
  const placed = await browser.order(totals.total);
  expect(placed.statusCode).toBe(201);
  const { number } = placed.json<{ number: string }>();
  vi.useRealTimers();
  expect((await browser.get(`/api/v1/orders/${number}`)).statusCode).toBe(200);
});
