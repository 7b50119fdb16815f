import { rm } from "node:fs/promises";
import { WITHOUT_LIMITS } from "#server/testing/test-config.ts";
import { newDataDir, type ShopProcess, startShopProcess } from "../../api/shop-process.ts";
import { test as base } from "../shop-test.ts";

/** For creating and starting the database, and for stopping. */
const STARTING_MS = 120_000;

/** An empty shop, in its own process and folder: all paths refer to it. */
export const test = base.extend<{ empty: ShopProcess }>({
  empty: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs
    async ({}, provide) => {
      const folder = await newDataDir();
      const shop = await startShopProcess({
        ...WITHOUT_LIMITS,
        DATA_DIR: folder,
        DEMO: "0",
        // Mails and short messages are read at /dev/outbox.
        DEV_PAGES: "1",
      });
      await provide(shop);
      await shop.end("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
    { timeout: STARTING_MS },
  ],
  baseURL: ({ empty }, provide) => provide(empty.address),
});
