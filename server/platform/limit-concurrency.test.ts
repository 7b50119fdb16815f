import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

test("no more than so many run at once, in the order they came, and a failure frees its place", async () => {
  const queue = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const work = (n: number) =>
    queue(async () => {
      started.push(n);
      running += 1;
      most = Math.max(most, running);
      await sleep(1);
      running -= 1;
      if (n % 3 === 0) throw new Error("broken");
      return n;
    });
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => work(n)));
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(4);
});
