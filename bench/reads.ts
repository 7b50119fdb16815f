import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { compare, type Rate } from "./load.ts";
import { memoryOf, startProcess, type Started } from "./processes.ts";

export interface Memory {
  kept: number;
  rendering: number;
}

/**
 * Pages and read endpoints of the API, each compared with a bare `node:http` that sends the same
 * bytes. @returns memory of the server in MB
 */
export async function compareReads(
  base: string,
  productPath: string,
  folder: string,
  shop: Started,
): Promise<Memory> {
  const productId = /\d+/.exec(productPath)?.[0] ?? "1";
  const beside = (name: string, path: string, vary?: (n: number) => string) =>
    comparePath({ name, base, path, folder, vary });
  process.stdout.write(
    `\n${"work".padEnd(34)} ${"per s".padStart(9)} ${"of bare".padStart(9)} ${"p50 ms".padStart(8)} ${"p99 ms".padStart(8)}\n`,
  );
  await beside("product page, from memory", productPath);
  await beside("list page, from memory", "/product");
  await beside("list API, 24 products with facets", "/api/v1/products");
  await beside("detail API", `/api/v1/products/${productId}`);
  const kept = memoryOf(shop.child);
  await beside(
    "product page, rendered each time",
    productPath,
    (n) => `${productPath}?variant=x${n}`,
  );
  await beside(
    "list API, asked each time",
    "/api/v1/products",
    (n) => `/api/v1/products?price=1..${90_000 + n}`,
  );
  await beside(
    "detail API, asked each time",
    `/api/v1/products/${productId}`,
    (n) => `/api/v1/products/${(n % 60) + 1}?n=${n}`,
  );
  return { kept, rendering: memoryOf(shop.child) };
}

interface Work {
  name: string;
  base: string;
  path: string;
  /** Folder for the bare server's responses. */
  folder: string;
  /** A different path for each request. */
  vary: ((n: number) => string) | undefined;
}

async function comparePath({ name, base, path, folder, vary }: Work): Promise<void> {
  const bare = await startBare(base + path, folder);
  const subject = { url: base + path, ...(vary && { path: vary }) };
  const result = await compare(subject, { url: bare.url });
  await bare.stop();
  row(name, result.subject, result.ratio);
  row("  bare node:http, same bytes", result.bare);
}

async function startBare(url: string, folder: string) {
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
