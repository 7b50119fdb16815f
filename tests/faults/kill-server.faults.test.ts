import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { finds, placeOneOrder } from "../api/one-order.ts";
import { isAlive, newDataDir, startShopProcess } from "../api/shop-process.ts";

test("keeps the database and acknowledged orders after kill -9 of the server", async () => {
  const dataDir = await newDataDir();
  const killed = await startShopProcess({ DATA_DIR: dataDir, DEMO: "1" });
  const lines = (await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n");
  const database = Number(lines[0]);
  const number = await placeOneOrder(killed.address);
  await killed.end("SIGKILL");
  expect(isAlive(database)).toBe(true);
  const next = await startShopProcess({ DATA_DIR: dataDir });
  expect(await finds(next.address, number)).toBe(true);
  expect(await next.end("SIGTERM")).toBe(0);
  expect(isAlive(database)).toBe(false);
  await rm(dataDir, { recursive: true, force: true });
}, 300_000);
