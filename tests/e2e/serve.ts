/** A fresh demo shop for the browser tests, in a folder that goes with it. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { memoryFolder } from "#server/testing/memory-folder.ts";
import { WITHOUT_LIMITS } from "#server/testing/test-config.ts";
import { startShop } from "#server/start-shop.ts";
import { serveTestApi } from "./test-api/serve-test-api.ts";

const folder = mkdtempSync(join(memoryFolder(), "fanous-e2e-"));
// A demo shop that was loaded before, where many runs follow one another.
const loaded = process.env["E2E_DATA"];
if (loaded) cpSync(loaded, folder, { recursive: true });
// NODE_ENV is there for React's sake: this shop is for this machine alone, as `npm start` opens it.
const environment = {
  ...process.env,
  NODE_ENV: "",
  DATA_DIR: folder,
  ...WITHOUT_LIMITS,
  // Tests share the phones that they order with.
  SMS_PER_NUMBER: "1000",
};
// Passwords at a price for tests: what they cost customers has tests of its own.
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
