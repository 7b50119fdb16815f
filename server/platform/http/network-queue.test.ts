import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { PASSWORD_QUEUE } from "../secrets/passwords.ts";
import { type Caller, queueByNetwork, type Visitor } from "./network-queue.ts";

const WORK_MS = 20;
const LIMITS = { most: 2, waitMost: 100, waitMs: 60_000, perMinute: 30, places: 4 };
const fromNetwork = (network: number): Visitor => ({ address: `10.1.${network}.1` });

/** Each of 15 networks sends 18 tasks concurrently. @returns the order of those that ran */
function flood(limits = LIMITS) {
  const queue = queueByNetwork(limits);
  const order: string[] = [];
  const run = (name: string, caller: Caller, ms = WORK_MS) =>
    queue(caller, async () => {
      order.push(name);
      await sleep(ms);
    }).then(
      () => "done",
      (error: { code: string }) => error.code,
    );
  const floods = Array.from({ length: 15 * 18 }, (_, index) =>
    run("flood", fromNetwork(index % 15)),
  );
  return { run, order, floods };
}

describe("queueByNetwork", () => {
  test("runs a known browser's task next while 15 networks flood", async () => {
    const { run, order } = flood();
    expect(await run("known", "known")).toBe("done");
    expect(order.indexOf("known")).toBeLessThanOrEqual(LIMITS.most);
  });

  test("runs staff tasks before visitors' tasks from idle networks", async () => {
    const { run, order, floods } = flood();
    const new1 = run("new", fromNetwork(20));
    const staff = run("staff", { ...fromNetwork(21), isStaff: true });
    await Promise.all([...floods, new1, staff]);
    expect(order.indexOf("staff")).toBeLessThanOrEqual(LIMITS.most);
    expect(order.indexOf("new")).toBeLessThanOrEqual(15 + LIMITS.most);
  });

  test("returns unavailable for more tasks of a network than it has places", async () => {
    const answers = await Promise.all(flood().floods);
    expect(answers.filter((answer) => answer === "done")).toHaveLength(15 * LIMITS.places);
    expect(answers.filter((answer) => answer === "unavailable")).toHaveLength(
      15 * (18 - LIMITS.places),
    );
  });

  test("returns unavailable after the waiting time", async () => {
    const { run } = flood({ ...LIMITS, waitMs: 50, perMinute: 0 });
    void run("long", "known", 5_000);
    void run("long", "known", 5_000);
    await sleep(2 * WORK_MS);
    const answer = await Promise.race([run("late", fromNetwork(30)), sleep(4_000, "waiting")]);
    expect(answer).toBe("unavailable");
  });

  test("returns rate-limited above a network's tasks per minute", async () => {
    const queue = queueByNetwork({ ...LIMITS, perMinute: 3 });
    const ask = () => queue(fromNetwork(1), async () => "done").catch(({ code }) => code as string);
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers).toEqual(["done", "done", "done", "rate-limited"]);
  });

  test("limits the wait of password tasks to 3 seconds in production", () => {
    expect(PASSWORD_QUEUE.waitMs).toBeLessThanOrEqual(3_000);
  });
});
