/**
 * npm run bench: the shop compared with the maximum its machine can do, in one run. `npm run bench
 * -- orders`: one part.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WITHOUT_LIMITS } from "#server/testing/test-config.ts";
import { measureAdminLists } from "./admin-lists.ts";
import { measureBadInput } from "./bad-input.ts";
import { scriptBytes } from "./first-view.ts";
import { measureFlood } from "./flood.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureLighting } from "./lighting.ts";
import { measureMixedLoad } from "./mixed-load/mixed-load.ts";
import { sweepConcurrency } from "./orders/concurrency-sweep.ts";
import { measureOrderMails } from "./orders/order-mails.ts";
import { measurePlannerDrag } from "./planner-drag.ts";
import { type Started, startProcess } from "./processes.ts";
import { compareReads } from "./reads.ts";
import { measureRecovery } from "./recovery.ts";
import { fillCatalogue } from "./scale/fill-catalogue.ts";
import { measurePostgresAlone } from "./scale/postgres-alone.ts";
import { measureScale, PRODUCTS } from "./scale/scale.ts";
import { measureSearchQuality } from "./search-quality.ts";
import { measureSheets } from "./sheets.ts";

const [only] = process.argv.slice(2);
const isAsked = (part: "reads" | "orders") => only === undefined || only === part;
const BASE = `http://127.0.0.1:${process.env["BENCH_PORT"] ?? 4390}`;

interface Opened {
  shop: Started;
  dataDir: string;
  folder: string;
  productPath: string;
}

/** Measured only when asked for by name. */
const PARTS: Record<string, (opened: Opened) => Promise<void>> = {
  flood: ({ shop, dataDir }) => measureFlood(BASE, dataDir, shop),
  "search-quality": () => measureSearchQuality(BASE),
  "bad-input": ({ shop }) => measureBadInput(BASE, shop),
  "admin-lists": ({ dataDir }) => measureAdminLists(BASE, dataDir),
  sheets: ({ shop, dataDir, productPath }) => measureSheets(BASE, dataDir, shop, productPath),
  scale: ({ shop, dataDir }) => measureScale(BASE, dataDir, shop),
  "mixed-load": ({ shop, dataDir }) => measureMixedLoad(BASE, dataDir, shop),
  // Its processes take over the database from the one that filled it.
  "order-mails": async ({ shop, dataDir }) => {
    await shop.stop();
    await measureOrderMails(BASE, dataDir);
  },
  "planner-drag": () => measurePlannerDrag(BASE),
  lighthouse: ({ productPath }) => measureLighthouse(BASE, productPath),
};

const filled = process.env["BENCH_DATA"];
const INDEX_ALONE = "server/modules/storefront/product-index/benchmark.ts";

const KNOWN = ["reads", "orders", "lighting", "recovery", "product-index", "postgres-alone"];

if (only !== undefined && ![...KNOWN, ...Object.keys(PARTS)].includes(only))
  end(`There is no part ${only}. One of: ${[...KNOWN, ...Object.keys(PARTS)].join(", ")}`);
if (only === "postgres-alone" && !filled)
  end(`${only} needs BENCH_DATA, the folder that BENCH_DATA=… npm run bench -- scale filled`);

function end(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

if (only === "lighting") measureLighting();
else if (only === "recovery") await measureRecovery(BASE);
// In a process of its own: nothing else is in its memory.
else if (only === "product-index") spawnSync(process.execPath, [INDEX_ALONE], { stdio: "inherit" });
else if (only === "postgres-alone" && filled) await measurePostgresAlone(filled);
else await measureShop();

async function measureShop(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "fanous-bench-"));
  /** A folder to keep: filling a large catalogue takes longer than querying it. */
  const kept = only === "scale" ? filled : undefined;
  const dataDir = kept ?? join(folder, "data");
  const env = {
    DATA_DIR: dataDir,
    PORT: new URL(BASE).port,
    // A flood is measured with a shop's normal limits, from any number of networks.
    ...WITHOUT_LIMITS,
    ...(only === "flood" && { RATE_LIMIT: "1200", TRUST_PROXY: "1" }),
    DEV_PAGES: "0",
  };
  const startShop = () => startProcess("server/main.ts", [], /Ctrl-C stops it/, env);
  process.stdout.write("loading the demo shop, which takes a minute\n");
  const first = await startShop();
  await first.stop();
  if (only === "scale") await fillCatalogue(dataDir, PRODUCTS);
  const shop = await startShop();
  const opened = { shop, dataDir, folder, productPath: await pathInStock() };
  if (isAsked("reads")) await measureReads(opened, first);
  if (isAsked("orders")) await sweepConcurrency(BASE, dataDir, shop);
  await PARTS[only ?? ""]?.(opened);
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function pathInStock(): Promise<string> {
  const sons = await fetch(`${BASE}/api/v1/sons?pageSize=100`);
  const { items } = (await sons.json()) as { items: { path: string; available: number }[] };
  return items.find(({ available }) => available > 5)?.path ?? "/";
}

async function measureReads({ shop, folder, productPath }: Opened, first: Started): Promise<void> {
  const memory = await compareReads(BASE, productPath, folder, shop);
  const script = (await scriptBytes(BASE + productPath)) / 1024;
  process.stdout.write("\n");
  say("second start", `${shop.seconds.toFixed(2)} s`);
  say("first start with demo data", `${first.seconds.toFixed(2)} s`);
  say("server memory, kept answers", `${memory.kept.toFixed(0)} MB (database apart)`);
  say("  after rendering each time", `${memory.rendering.toFixed(0)} MB`);
  say("script of a product page", `${script.toFixed(1)} KB brotli`);
}

function say(what: string, value: string): void {
  process.stdout.write(`${what.padEnd(27)} ${value}\n`);
}
