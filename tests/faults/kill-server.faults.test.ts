import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { finds, placeOneOrder } from "../api/one-order.ts";
import { isAlive, newDataDir, startShopProcess } from "../api/shop-process.ts";

test("after kill -9 of the server alone the next start claims its database, with everything that was acknowledged", async () => {
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
