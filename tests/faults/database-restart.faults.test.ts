import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { finds, placeOneOrder } from "../api/one-order.ts";
import { newDataDir, startShopProcess } from "../api/shop-process.ts";

const PATIENCE_MS = 120_000;

test("continues with every acknowledged order after kill -9 of the database", async () => {
  const dataDir = await newDataDir();
  const shop = await startShopProcess({ DATA_DIR: dataDir, DEMO: "1" });
  const postmaster = async () =>
    Number((await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n", 1)[0]);
  const before = await postmaster();
  const number = await placeOneOrder(shop.address);
  process.kill(before, "SIGKILL");
  const until = Date.now() + PATIENCE_MS;
  const isReady = () =>
    fetch(`${shop.address}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  do await sleep(500);
  while (Date.now() < until && !(await isReady()));
  expect(await postmaster()).not.toBe(before);
  expect(await finds(shop.address, number)).toBe(true);
  expect(await finds(shop.address, await placeOneOrder(shop.address))).toBe(true);
  expect(await shop.end("SIGTERM")).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
}, 300_000);
