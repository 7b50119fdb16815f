import { expect, test } from "vitest";
import { crashAndCheck } from "./consistency/check-after-crashes.ts";

/** A minute, 20 people; the server is killed ten times and the database three times with -9. */
const PLAN = {
  seconds: 60,
  leastOrders: 100,
  guests: 8,
  customers: 12,
  serverKills: 10,
  databaseKills: 3,
};

const say = (line: string) => process.stdout.write(`  ${line}\n`);

test("loses and repeats no order during a minute of kill -9", async () => {
  const { wrong, ...counts } = await crashAndCheck(PLAN, say);
  say(
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(", "),
  );
  expect(wrong).toEqual([]);
  expect(counts.orders).toBeGreaterThanOrEqual(PLAN.leastOrders);
  expect(counts.paid).toBeGreaterThan(10);
  expect(counts.cancelled).toBeGreaterThan(5);
  expect(counts.delivered).toBeGreaterThan(5);
  expect(counts.refunded).toBeGreaterThan(0);
  expect(counts.unanswered).toBeGreaterThan(0);
}, 1_200_000);
