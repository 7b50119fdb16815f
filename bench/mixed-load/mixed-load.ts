import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createPool } from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { percentile, timeOf } from "../latency.ts";
import { checkoutClient } from "../orders/checkout-client.ts";
import { fillStock } from "../orders/stock.ts";
import { memoryOf, type Started } from "../processes.ts";
import { rises, type Stretch } from "./rises.ts";

const MINUTES = Number(process.env["BENCH_MINUTES"] ?? 60);
/** Length of one stretch: short runs have three stretches, too. */
const STRETCH_MS = Math.min(5, MINUTES / 4) * 60_000;
const SOCKETS = 16;
const MOST_AT_ONCE = 64;
const WORDS = ["lamp", "نجفة", "led", "spot", "أباجورة", "black", "hanging"];
/**
 * Interval of each kind of request, in milliseconds: below what one core can do, so that response
 * times are meaningful.
 */
const EVERY_MS = { "kept page": 50, "product page": 200, list: 250, search: 500, checkout: 500 };

type Kind = keyof typeof EVERY_MS;
type Visit = (count: number) => Promise<number>;

/**
 * Everything that visitors do, at a steady rate for a given time: whether memory and response times
 * stay constant.
 */
export async function measureMixedLoad(
  base: string,
  dataDir: string,
  shop: Started,
): Promise<void> {
  const client = await checkoutsAt(base, dataDir);
  const visits = { ...readingAt(base, await productPaths(base)), checkout: client.order };
  const endAt = performance.now() + MINUTES * 60_000;
  const stretches: Stretch[] = [];
  print(`\n${MINUTES} minutes of mixed load, load of the machine ${loadavg()[0]?.toFixed(1)}`);
  print(head());
  let times = noTimes();
  const visiting = Promise.all(
    Object.entries(EVERY_MS).map(([kind, everyMs]) =>
      keepVisiting(visits[kind as Kind], { everyMs, endAt }, (took) =>
        times[kind as Kind].push(took),
      ),
    ),
  );
  for (let left = endAt - performance.now(); left > 1_000; left = endAt - performance.now()) {
    await Promise.race([sleep(Math.min(left, STRETCH_MS)), visiting]);
    const stretch = stretchOf(memoryOf(shop.child), times);
    times = noTimes();
    stretches.push(stretch);
    print(row(MINUTES - Math.max(0, endAt - performance.now()) / 60_000, stretch));
  }
  const failed = (await visiting).flat();
  client.end();
  const wrong = rises(stretches);
  if (failed.length > 0) wrong.push(`${failed.length} not answered, the first: ${failed[0]}`);
  for (const line of wrong) print(`✗ ${line}`);
  print(wrong.length === 0 ? "memory and times stay where they were" : "not flat");
  if (wrong.length > 0) process.exitCode = 1;
}

async function checkoutsAt(base: string, dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, "postgres") });
  const pool = createPool({ connection: postgres.connection });
  const variantIds = await fillStock(pool);
  await pool.end();
  return checkoutClient(base, variantIds, SOCKETS);
}

async function productPaths(base: string): Promise<string[]> {
  const answer = await fetch(`${base}/api/v1/sons?pageSize=100`);
  const { items } = (await answer.json()) as { items: { path: string }[] };
  return [...new Set(items.map(({ path }) => path))];
}

/** Searches and prices are different each time, so that none is answered from the cache. */
function readingAt(base: string, products: readonly string[]) {
  const wordOf = (count: number) => `${WORDS[count % WORDS.length]} ${count}`;
  const ask = (path: string) => timeOf(base + path);
  return {
    "kept page": (count) => ask(count % 2 === 0 ? "/" : "/en"),
    "product page": (count) => ask(products[count % products.length] ?? "/"),
    list: (count) => ask(`/api/v1/products?price=${count % 900}..5000`),
    search: (count) => ask(`/api/v1/products?q=${encodeURIComponent(wordOf(count))}`),
  } satisfies Record<Exclude<Kind, "checkout">, Visit>;
}

/**
 * Visits do not wait for earlier ones, unless too many are in progress. @returns what was not
 * answered
 */
async function keepVisiting(
  visit: Visit,
  { everyMs, endAt }: { everyMs: number; endAt: number },
  note: (took: number) => void,
): Promise<string[]> {
  const running = new Set<Promise<unknown>>();
  const failed: string[] = [];
  for (let count = 0; performance.now() < endAt; count += 1) {
    const one: Promise<unknown> = visit(count)
      .then(note, (error: Error) => failed.push(error.message))
      .finally(() => running.delete(one));
    running.add(one);
    await sleep(everyMs);
    if (running.size > MOST_AT_ONCE) await Promise.race(running);
  }
  await Promise.all(running);
  return failed;
}

const noTimes = () =>
  Object.fromEntries(Object.keys(EVERY_MS).map((kind) => [kind, []])) as unknown as Record<
    Kind,
    number[]
  >;

function stretchOf(memory: number, times: Record<Kind, number[]>): Stretch {
  const taken = Object.entries(times).filter(([, list]) => list.length > 0);
  return {
    memory,
    times: Object.fromEntries(
      taken.map(([kind, list]) => [
        kind,
        { p50: percentile(list, 0.5), p99: percentile(list, 0.99) },
      ]),
    ),
  };
}

const print = (line: string) => process.stdout.write(`${line}\n`);

const head = () =>
  ["minute", "MB", ...Object.keys(EVERY_MS).map((kind) => `${kind} p50/p99`)]
    .map((name) => name.padStart(23))
    .join("");

function row(minute: number, { memory, times }: Stretch): string {
  const pairs = Object.keys(EVERY_MS).map((kind) => {
    const { p50 = 0, p99 = 0 } = times[kind] ?? {};
    return `${p50.toFixed(1)}/${p99.toFixed(1)}`;
  });
  return [minute.toFixed(1), memory.toFixed(0), ...pairs].map((text) => text.padStart(23)).join("");
}
