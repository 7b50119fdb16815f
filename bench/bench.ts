/** npm run bench: the shop beside what its machine can do at most, in one run. `npm run bench -- orders`: one part. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WITHOUT_LIMITS } from "#server/testing/test-config.ts";
import { measureAdminLists } from "./admin-lists.ts";
import { measureFlood } from "./flood.ts";
import { scriptBytes } from "./first-view.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { sweepConcurrency } from "./orders/concurrency-sweep.ts";
import { startProcess } from "./processes.ts";
import { compareReads } from "./reads.ts";
import { measureSearchQuality } from "./search-quality.ts";
import { measureSheets } from "./sheets.ts";

const [only] = process.argv.slice(2);
const isAsked = (part: "reads" | "orders") => only === undefined || only === part;
const isFlood = only === "flood";
const isLighthouse = only === "lighthouse";

const folder = mkdtempSync(join(tmpdir(), "fanous-bench-"));
const env = {
  DATA_DIR: join(folder, "data"),
  PORT: "4390",
  // A flood meets the limits that a shop has, from as many networks as it likes.
  ...WITHOUT_LIMITS,
  ...(isFlood && { RATE_LIMIT: "1200", TRUST_PROXY: "1" }),
  DEV_PAGES: "0",
};
const base = "http://127.0.0.1:4390";
const startShop = () => startProcess("server/main.ts", [], /Ctrl-C stops it/, env);
const say = (what: string, value: string) => process.stdout.write(`${what.padEnd(27)} ${value}\n`);

const first = await startShop();
await first.stop();
const shop = await startShop();

const sons = await fetch(`${base}/api/v1/sons?pageSize=100`);
const { items } = (await sons.json()) as { items: { path: string; available: number }[] };
const productPath = items.find(({ available }) => available > 5)?.path ?? "/";

if (isAsked("reads")) {
  const memory = await compareReads(base, productPath, folder, shop);
  const script = (await scriptBytes(base + productPath)) / 1024;
  process.stdout.write("\n");
  say("second start", `${shop.seconds.toFixed(2)} s`);
  say("first start with demo data", `${first.seconds.toFixed(2)} s`);
  say("server memory, kept answers", `${memory.kept.toFixed(0)} MB (database apart)`);
  say("  after rendering each time", `${memory.rendering.toFixed(0)} MB`);
  say("script of a product page", `${script.toFixed(1)} KB brotli`);
}
if (isAsked("orders")) await sweepConcurrency(base, env.DATA_DIR);
if (isFlood) await measureFlood(base, env.DATA_DIR, shop);
if (only === "search-quality") await measureSearchQuality(base);
if (only === "admin-lists") await measureAdminLists(base, env.DATA_DIR);
if (only === "sheets") await measureSheets(base, env.DATA_DIR, shop, productPath);
if (isLighthouse) await measureLighthouse(base, productPath);

await shop.stop();
rmSync(folder, { recursive: true, force: true });
