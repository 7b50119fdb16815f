import { expect, test } from "vitest";
import { crashAndCheck } from "./consistency/check-after-crashes.ts";

/** The short version in every test run; `crash.faults.test.ts` runs longer. */
const PLAN = {
  seconds: 5,
  leastOrders: 30,
  guests: 8,
  customers: 12,
  serverKills: 1,
  databaseKills: 1,
};

test("loses and repeats no order when server and database are killed", async () => {
  const { wrong, ...counts } = await crashAndCheck(PLAN, () => {});
  expect(wrong).toEqual([]);
  expect(counts.orders).toBeGreaterThanOrEqual(PLAN.leastOrders);
  expect(counts.paid).toBeGreaterThan(5);
  expect(counts.cancelled).toBeGreaterThan(0);
  expect(counts.delivered).toBeGreaterThan(0);
  expect(counts.unanswered).toBeGreaterThan(0);
}, 1_200_000);
