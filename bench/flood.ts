import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createPool } from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { percentile, repeat, timeOf } from "./latency.ts";
import { checkoutClient } from "./orders/checkout-client.ts";
import { fillStock } from "./orders/stock.ts";
import { memoryOf, startProcess, type Started } from "./processes.ts";

const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 20);
const CONNECTIONS = Number(process.env["BENCH_CONNECTIONS"] ?? 1_000);
const PROBE_EVERY_MS = 25;
const ORDER_EVERY_MS = 250;

/** Endless searches from a thousand connections, and their effect on another visitor. */
export async function measureFlood(base: string, dataDir: string, shop: Started): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, "postgres") });
  const pool = createPool({ connection: postgres.connection });
  const variants = (await fillStock(pool)).slice(0, 40);
  await pool.end();
  const picture = await keptPicture(base);
  process.stdout.write(
    `\n${CONNECTIONS} connections with searches of their own, ${SECONDS} s each\n${"".padEnd(30)} ${["p50", "p99", "most"].map((name) => `${name} ms`.padStart(9)).join(" ")}\n`,
  );
  await probe("nobody else there", { base, shop, variants, picture });
  for (const networks of ["one", "many"] as const) {
    const clients = await startProcess(
      "bench/flood-clients.ts",
      [base, String(CONNECTIONS), networks],
      /^ready$/,
    );
    await probe(networks === "one" ? "one network" : "a network each", {
      base,
      shop,
      variants,
      picture,
    });
    await clients.stop();
    await sleep(3_000);
  }
}

/** The address of a picture that has already been created. */
async function keptPicture(base: string): Promise<string> {
  const html = await (await fetch(`${base}/product`)).text();
  const path = /\/_ipx\/w_480[^"\s]+/.exec(html)?.[0] ?? "/favicon.svg";
  await (await fetch(base + path)).arrayBuffer();
  return base + path;
}

interface Probed {
  base: string;
  shop: Started;
  variants: number[];
  picture: string;
}

async function probe(name: string, { base, shop, variants, picture }: Probed): Promise<void> {
  const until = performance.now() + SECONDS * 1_000;
  const checkout = checkoutClient(base, variants, 4);
  let memory = 0;
  let count = 0;
  const [page, image, order] = await Promise.all([
    repeat(until, PROBE_EVERY_MS, () => timeOf(`${base}/product`)),
    repeat(until, PROBE_EVERY_MS * 4, () => timeOf(picture)),
    repeat(until, ORDER_EVERY_MS, () => checkout.order((count += 1))),
    repeat(until, 100, async () => (memory = Math.max(memory, memoryOf(shop.child)))),
  ]);
  checkout.end();
  process.stdout.write(`${name}\n`);
  row("  a kept page", page);
  row("  a kept picture", image);
  row("  an order", order);
  process.stdout.write(`  memory at most ${memory.toFixed(0)} MB\n`);
}

function row(name: string, times: number[]): void {
  const columns = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(0).padStart(9));
  process.stdout.write(`${name.padEnd(30)} ${columns.join(" ")}   (${times.length} times)\n`);
}
