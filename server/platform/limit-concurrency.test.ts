import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

test("runs at most 2 tasks in FIFO order, even after failures", async () => {
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

test("rejects tasks when the queue is full or the wait expires", async () => {
  vi.useFakeTimers();
  try {
    const queue = limitConcurrency(1, 2, 2_000);
    const free: (() => void)[] = [];
    const done: string[] = [];
    const work = (name: string) =>
      queue(async () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        free.push(resolve);
        await promise;
        done.push(name);
      }).catch((error: Error) => done.push(`${name} ${error.message}`));
    const all = [work("first"), work("second")];
    await vi.advanceTimersByTimeAsync(1_500);
    all.push(work("third"), work("fourth"));
    await vi.advanceTimersByTimeAsync(600);
    expect(done).toEqual(["fourth unavailable", "second unavailable"]);
    free[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    free[1]?.();
    await Promise.all(all);
    expect(done.slice(2)).toEqual(["first", "third"]);
    const last = work("last");
    await vi.advanceTimersByTimeAsync(0);
    free[2]?.();
    await last;
    expect(done.at(-1)).toBe("last");
  } finally {
    vi.useRealTimers();
  }
});

test("runs lower ranks first and rejects the highest rank when full", async () => {
  const crowd = { waiting: 0 };
  const queue = limitConcurrency(1, 3, Number.POSITIVE_INFINITY, crowd);
  const free = Promise.withResolvers<void>();
  const ended: string[] = [];
  const work = (name: string, rank: number) =>
    queue(async () => {
      await free.promise;
      ended.push(name);
    }, rank).catch((error: Error) => ended.push(`${name} ${error.message}`));
  const all = [work("first", 2)];
  for (const name of ["search 1", "search 2", "search 3"]) all.push(work(name, 2));
  all.push(work("list", 1), work("order", 0), work("search 4", 2));
  await sleep(1);
  expect(ended.toSorted()).toEqual([
    "search 2 unavailable",
    "search 3 unavailable",
    "search 4 unavailable",
  ]);
  expect(crowd.waiting).toBe(3);
  free.resolve();
  await Promise.all(all);
  expect(ended.slice(3)).toEqual(["first", "order", "list", "search 1"]);
  expect(crowd.waiting).toBe(0);
});

test("applies a changed limit while tasks wait", async () => {
  let most = 3;
  const queue = limitConcurrency(() => most);
  let running = 0;
  const seen: number[] = [];
  const work = () =>
    queue(async () => {
      running += 1;
      seen.push(running);
      await sleep(1);
      running -= 1;
    });
  const all = Array.from({ length: 9 }, work);
  most = 1;
  await Promise.all(all);
  expect(seen).toHaveLength(9);
  expect(seen.slice(5).every((count) => count === 1)).toBe(true);
});
