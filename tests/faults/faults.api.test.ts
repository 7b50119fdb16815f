import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { runStorm } from "./storm.ts";
import { closeBooks } from "./verdict/close-books.ts";

const PLAN = {
  seconds: 9,
  leastOrders: 60,
  guests: 8,
  customers: 12,
  serverKills: 3,
  databaseKills: 2,
};

test("while everything is killed with -9, no order, payment or return is lost, none is there twice, and the books are right", async () => {
  const storm = await runStorm(PLAN, () => {});
  const { wrong, ...counts } = await closeBooks(storm);
  await storm.end();
  await rm(storm.dataDir, { recursive: true, force: true });
  expect(wrong).toEqual([]);
  expect(counts.orders).toBeGreaterThanOrEqual(PLAN.leastOrders);
  expect(counts.paid).toBeGreaterThan(10);
  expect(counts.cancelled).toBeGreaterThan(5);
  expect(counts.delivered).toBeGreaterThan(5);
  expect(counts.refunded).toBeGreaterThan(0);
  expect(counts.unanswered).toBeGreaterThan(0);
}, 600_000);
