import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPlatform } from "#server/create-platform.ts";
import { memoryFolder } from "#server/testing/memory-folder.ts";
import { testConfig } from "#server/testing/test-config.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { isProductIndexReady, productIndexOf, warmProductIndex } from "./start-product-index.ts";

let shop: TestShop;
let dataDir: string;

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  dataDir = await mkdtemp(join(memoryFolder(), "fanous-lists-"));
});
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Platform of a process that has not opened the shop yet. */
const starting = () => {
  const { pool, platform } = shop;
  return createPlatform({ config: testConfig({ dataDir }), pool, log: platform.log });
};

test("builds the index before the shop is open", async () => {
  const platform = starting();
  const stop = warmProductIndex(platform);
  await expect.poll(() => isProductIndexReady(platform)).toBe(true);
  stop();
});

test("stops building the index when the start fails", async () => {
  const platform = starting();
  warmProductIndex(platform)();
  await expect(productIndexOf(platform).current()).rejects.toThrow("the process is ending");
  expect(isProductIndexReady(platform)).toBe(false);
});
