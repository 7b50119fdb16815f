/** A fresh demo shop for the browser tests, in a temporary folder. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { startShop } from "#server/start-shop.ts";
import { memoryFolder } from "#server/testing/memory-folder.ts";
import { WITHOUT_LIMITS } from "#server/testing/test-config.ts";
import { serveTestApi } from "./test-api/serve-test-api.ts";

const folder = mkdtempSync(join(memoryFolder(), "fanous-e2e-"));
// A demo shop loaded before, for many runs in a row.
const loaded = process.env["E2E_DATA"];
if (loaded) cpSync(loaded, folder, { recursive: true });
// NODE_ENV is only set for React: this shop is local, as started by `npm start`.
const environment = {
  ...process.env,
  NODE_ENV: "",
  DATA_DIR: folder,
  ...WITHOUT_LIMITS,
  // Tests share the phone numbers that they order with.
  SMS_PER_NUMBER: "1000",
};
// Cheap password hashing; its real cost has its own tests.
const config = { ...readConfig(environment), passwordMemoryKib: 64 };
const shop = await startShop(config, (line) => process.stdout.write(`${line}\n`));

const closeTestApi = await serveTestApi(shop.platform, config.port);

process.once("SIGTERM", () => {
  closeTestApi();
  void shop.stop().then(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
