import type { FastifyInstance } from "fastify";
import { inject } from "vitest";
import { buildApp } from "#server/app.ts";
import { createPlatform } from "#server/create-platform.ts";
import { TagListener } from "#server/platform/cache/tag-listener.ts";
import type { Platform } from "#server/platform/platform.ts";
import { createPool } from "#server/platform/postgres/database.ts";
import { TEST_TIMEOUTS, testConfig } from "#server/testing/test-config.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

/** A process that serves and changes the shop; each has its own connections and cache. */
export type Process = Pick<TestShop, "app" | "platform">;

export interface ShopOfTwo {
  shop: TestShop;
  processes: [Process, Process];
  stop(): Promise<void>;
}

/**
 * One shop served by two processes, each notified of the other's changes, as `startShop` sets them
 * up.
 */
export async function createShopOfTwo(): Promise<ShopOfTwo> {
  await using started = new AsyncDisposableStack();
  const shop = await createTestShop();
  started.defer(() => shop.stop());
  const connection = {
    socketDir: inject("socketDir"),
    user: inject("databaseUser"),
    database: shop.pool.options.database ?? "",
  };
  const pool = createPool({ connection, timeouts: TEST_TIMEOUTS });
  started.defer(() => pool.end());
  const config = testConfig();
  const platform: Platform = createPlatform({ config, pool, log: shop.platform.log });
  const follow = async ({ cache, log }: Platform) => {
    const listener = await TagListener.start({ connection }, cache, log);
    started.defer(() => listener.stop());
    return listener;
  };
  await follow(shop.platform);
  const app: FastifyInstance = await buildApp({
    config,
    platform,
    tags: await follow(platform),
  });
  started.defer(() => app.close());
  await app.ready();
  await platform.jobs.open({ isServing: false });
  started.defer(() => platform.jobs.stop());
  const running = started.move();
  return { shop, processes: [shop, { app, platform }], stop: () => running.disposeAsync() };
}
