import { loadavg } from "node:os";
import { join } from "node:path";
import { parseListQuery } from "#contract/storefront/list-query.ts";
import { createPlatform } from "#server/create-platform.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import { createLog } from "#server/platform/log.ts";
import { createPool } from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { testConfig } from "#server/testing/test-config.ts";
import type { Platform } from "#server/platform/platform.ts";
import { percentile } from "../latency.ts";
import { listProducts } from "../../server/modules/storefront/list/list-products.ts";
import { productFollower } from "../../server/modules/storefront/read-model/follow-products.ts";
import { ReadModel } from "../../server/modules/storefront/read-model/read-model.ts";
import { readAllProducts } from "../../server/modules/storefront/read-model/read-all-products.ts";
import type { ProductTexts } from "../../server/modules/storefront/read-model/read-products.ts";
import { suggest } from "../../server/modules/storefront/suggest.ts";
import { kindsOf } from "./questions.ts";

const COPIES = Number(process.env["BENCH_COPIES"] ?? 10);
const QUESTIONS = 150;
/** Warm-up requests that are not counted: functions are compiled, and database pages are read. */
const WARMING = 30;
/** Larger than the difference between any two product ids. */
const APART = 10_000_000;
const SHARES = [0.5, 0.95, 0.99];

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * How long lists take with several times as many products as a filled shop has (`BENCH_DATA`): each
 * copy has its own words and codes. The database does not contain the copies, so cards are read
 * from the original products.
 */
export async function measureLargeModel(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, "postgres") });
  const pool = createPool({ connection: postgres.connection });
  const config = testConfig({ dataDir });
  const platform = createPlatform({ config, pool, log: createLog("error", false) });
  const before = process.memoryUsage();
  const startedAt = process.threadCpuUsage();
  const model = await largeModel(platform);
  const built = msSince(startedAt) / 1_000;
  const after = process.memoryUsage();
  const megabytes = (kind: "rss" | "arrayBuffers") =>
    ((after[kind] - before[kind]) / 1e6).toFixed(0);
  print(`\n${model.rows.size} products, load ${loadavg()[0]?.toFixed(1)}`);
  print(
    `built in ${built.toFixed(0)} s of the main thread; ${megabytes("arrayBuffers")} MB of columns, ${megabytes("rss")} MB in all`,
  );
  // Cards are requested by the ids that the database knows.
  for (let row = 0; row < model.size; row += 1) model.ids[row] = (model.ids[row] ?? 0) % APART;
  productFollower(platform).current = () => Promise.resolve(model);
  await measureKinds(platform);
  await pool.end();
  await postgres.stop();
}

async function largeModel(platform: Platform): Promise<ReadModel> {
  const model = new ReadModel();
  const copies = Array.from({ length: COPIES }, (_, copy) => copy);
  await readAllProducts(platform.db, {
    texts: async (products) => {
      for (const copy of copies) model.takeTexts(products.map((product) => copyOf(product, copy)));
    },
    states: async (products) => {
      for (const copy of copies) {
        model.takeStates(products.map((product) => ({ ...product, id: idOf(product, copy) })));
      }
    },
  });
  model.words.putInOrder();
  return model;
}

const idOf = ({ id }: { id: number }, copy: number) => id + copy * APART;

/** Generated products have codes such as m777-1. */
function copyOf(product: ProductTexts, copy: number): ProductTexts {
  return {
    ...product,
    id: idOf(product, copy),
    words: product.words.replaceAll(/ m(?=\d)/g, ` m${copy}0`),
    codes: product.codes.replaceAll(/^m(?=\d)/gm, `m${copy}0`),
  };
}

/**
 * Milliseconds of the main thread per kind of request, including cards and their statement, without
 * HTTP.
 */
async function measureKinds(platform: Platform): Promise<void> {
  print("ms of the main thread   p50     p95     p99");
  for (const { name, path } of await kindsOf((url) => answerOf(platform, url))) {
    if (name.startsWith("detail") || name.startsWith("product page")) continue;
    const times: number[] = [];
    for (let n = 1; n <= QUESTIONS; n += 1) {
      const startedAt = process.threadCpuUsage();
      await answerOf(platform, path(n));
      if (n > WARMING) times.push(msSince(startedAt));
    }
    const shown = SHARES.map((share) => percentile(times, share).toFixed(1).padStart(8));
    print(`${name.padEnd(19)}${shown.join("")}`);
  }
}

async function answerOf(platform: Platform, address: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(address, "http://shop.example");
  const locale = searchParams.get("lang") === "en" ? "en" : "ar";
  if (pathname.endsWith("/suggestions")) {
    return suggest(platform, locale, searchParams.get("q") ?? "");
  }
  if (pathname.endsWith("/product-categories")) {
    const { categories } = await readDictionary(platform);
    return { items: [...categories.values()] };
  }
  const categoryId = searchParams.get("categoryId");
  for (const name of ["categoryId", "lang", "n"]) searchParams.delete(name);
  return listProducts(platform, locale, {
    scope: "all",
    query: parseListQuery(searchParams),
    ...(categoryId !== null && { categoryId: Number(categoryId) }),
  });
}

function msSince(startedAt: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(startedAt);
  return (user + system) / 1_000;
}
