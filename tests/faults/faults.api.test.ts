import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { runStorm } from "./storm.ts";
import { judge } from "./verdict.ts";

test("while everything is killed with -9, no order is lost, none is there twice, and the books are right", async () => {
  const plan = { seconds: 12, buyers: 20, serverKills: 3, databaseKills: 2 };
  const storm = await runStorm(plan, () => {});
  const verdict = await judge(storm);
  await storm.shop.end("SIGTERM");
  await rm(storm.dataDir, { recursive: true, force: true });
  expect(verdict.wrong).toEqual([]);
  expect(verdict.acknowledged).toBeGreaterThan(50);
  expect(verdict.cancelled).toBeGreaterThan(5);
  expect(verdict.unanswered).toBeGreaterThan(0);
}, 120_000);
