/** npm run bench: the shop beside a bare node:http server, in one run. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { scriptBytes } from "./first-view.ts";
import { compare, type Comparison, type Rate } from "./load.ts";
import { placeOrders } from "./place-orders.ts";
import { memoryOf, startProcess } from "./processes.ts";

const folder = mkdtempSync(join(tmpdir(), "fanous-bench-"));
const env = {
  DATA_DIR: join(folder, "data"),
  PORT: "4390",
  RATE_LIMIT: "0",
  NODE_ENV: "production",
};
const base = "http://127.0.0.1:4390";
const startShop = () => startProcess("server/main.ts", [], /Ctrl-C stops it/, env);

async function startBare(url: string) {
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const brotli = await fetch(url, { headers: { "accept-encoding": "br" } });
  const headers = Object.fromEntries(brotli.headers);
  const body = Buffer.from(await response.arrayBuffer());
  const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  const own = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);
  const kept = Object.entries(headers).filter(([name]) => !own.has(name));
  const file = join(folder, `bare-${Buffer.from(url).toString("base64url").slice(-40)}.json`);
  const answer = {
    headers: { ...Object.fromEntries(kept), "content-length": String(packed.length) },
    body: packed.toString("base64"),
  };
  writeFileSync(file, JSON.stringify(answer));
  const bare = await startProcess("bench/bare-server.ts", [file], /^\d+$/);
  return { url: `http://127.0.0.1:${bare.line}/`, stop: bare.stop };
}

function row(name: string, rate: Rate, share?: number): void {
  const columns = [
    name.padEnd(34),
    rate.perSecond.toFixed(rate.perSecond < 100 ? 1 : 0).padStart(9),
    share === undefined ? "".padStart(9) : share.toFixed(3).padStart(9),
    String(rate.p50).padStart(8),
    String(rate.p99).padStart(8),
  ];
  process.stdout.write(`${columns.join(" ")}\n`);
}

async function comparePath(
  name: string,
  path: string,
  vary?: (n: number) => string,
): Promise<Comparison> {
  const bare = await startBare(base + path);
  const result = await compare(
    { url: base + path, ...(vary && { path: vary }) },
    { url: bare.url },
  );
  await bare.stop();
  row(name, result.subject, result.ratio);
  row("  bare node:http, same bytes", result.bare);
  return result;
}

const first = await startShop();
await first.stop();
const shop = await startShop();
const { items } = (await (await fetch(`${base}/api/v1/sons?pageSize=100`)).json()) as {
  items: { id: number; path: string; available: number; price: { amount: number } }[];
};
// Cheap enough to be paid at the door everywhere.
const stocked = items.filter(({ available, price }) => available > 5 && price.amount < 500_000);
const productPath = stocked[0]?.path ?? "/";
const productId = /\d+/.exec(productPath)?.[0] ?? "1";

process.stdout.write(
  `\n${"work".padEnd(34)} ${"per s".padStart(9)} ${"of bare".padStart(9)} ${"p50 ms".padStart(8)} ${"p99 ms".padStart(8)}\n`,
);
await comparePath("product page, from memory", productPath);
await comparePath("list page, from memory", "/product");
await comparePath("list API, 24 products with facets", "/api/v1/products");
await comparePath("detail API", `/api/v1/products/${productId}`);
const memory = memoryOf(shop.child);
await comparePath(
  "product page, rendered each time",
  productPath,
  (n) => `${productPath}?variant=x${n}`,
);
await comparePath(
  "list API, asked each time",
  "/api/v1/products",
  (n) => `/api/v1/products?price=1..${90_000 + n}`,
);
await comparePath(
  "detail API, asked each time",
  `/api/v1/products/${productId}`,
  (n) => `/api/v1/products/${(n % 60) + 1}?n=${n}`,
);
const memoryRendering = memoryOf(shop.child);
const orders = await placeOrders(
  base,
  stocked.map(({ id }) => id),
  Number(process.env["BENCH_SECONDS"] ?? 4),
);
row("whole guest checkout, 10 clients", orders);
process.stdout.write(`\nsecond start                ${shop.seconds.toFixed(2)} s\n`);
process.stdout.write(`first start with demo data  ${first.seconds.toFixed(2)} s\n`);
process.stdout.write(`server memory, kept answers ${memory.toFixed(0)} MB (database apart)\n`);
process.stdout.write(`  after rendering each time ${memoryRendering.toFixed(0)} MB\n`);
process.stdout.write(
  `script of a product page    ${((await scriptBytes(base + productPath)) / 1024).toFixed(1)} KB brotli\n`,
);
await shop.stop();
rmSync(folder, { recursive: true, force: true });
