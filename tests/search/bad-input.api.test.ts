import { afterAll, beforeAll, expect, test } from "vitest";
import { processorMs, yardstickMs } from "#server/testing/measure-time.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { fuzzedAddresses } from "./fuzzed-addresses.ts";

/** `npm run bench -- bad-input` requests 10,000. */
const ADDRESSES = 600;
/** A catastrophic input takes a hundred times as long. */
const MOST_YARDSTICKS = 50;

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
});
afterAll(() => shop.stop());

test("returns no 5xx and no slow response for fuzzed URLs", async () => {
  const broken: unknown[] = [];
  const slow: unknown[] = [];
  let answered = 0;
  const mostMs = MOST_YARDSTICKS * yardstickMs();
  for (const url of fuzzedAddresses(ADDRESSES)) {
    const before = processorMs();
    const { statusCode } = await shop.app.inject(url);
    const took = processorMs() - before;
    if (statusCode === 200) answered += 1;
    if (statusCode >= 500) broken.push({ statusCode, url });
    if (took > mostMs) slow.push({ took, url });
  }
  expect(broken).toEqual([]);
  expect(slow).toEqual([]);
  // The others are refused: too long, or not text at all.
  expect(answered).toBeGreaterThan(ADDRESSES / 4);
});
