import { expect, inject, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { createPlatform } from "#server/create-platform.ts";
import { createPool } from "#server/platform/postgres/database.ts";
import { TEST_TIMEOUTS, testConfig } from "#server/testing/test-config.ts";
import { createTestShop } from "#server/testing/test-shop.ts";

test("returns 503 from /healthz only until lists are first answered", async () => {
  const shop = await createTestShop();
  const connection = {
    socketDir: inject("socketDir"),
    user: inject("databaseUser"),
    database: shop.pool.options.database ?? "",
  };
  const pool = createPool({ connection, timeouts: TEST_TIMEOUTS });
  const config = testConfig();
  const platform = createPlatform({ config, pool, log: shop.platform.log });
  const app = await buildApp({ config, platform });
  const health = async () => (await app.inject("/healthz")).statusCode;
  const blocker = await shop.pool.connect();
  try {
    await blocker.query("begin; lock table catalog.product in access exclusive mode");
    await app.ready();
    expect(await health()).toBe(503);
    await blocker.query("rollback");
    await expect
      .poll(async () => {
        await app.inject("/api/v1/products");
        return health();
      })
      .toBe(200);
    await blocker.query("begin; lock table catalog.product in access exclusive mode");
    expect(await health()).toBe(200);
  } finally {
    await blocker.query("rollback");
    blocker.release();
    await app.close();
    await pool.end();
    await shop.stop();
  }
});
