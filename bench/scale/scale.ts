import { Agent, get } from "node:http";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { createPool } from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { percentile } from "../latency.ts";
import { memoryOf, type Started, workOf } from "../processes.ts";
import { answersOf, kindsOf } from "./questions.ts";

export const PRODUCTS = Number(process.env["BENCH_PRODUCTS"] ?? 10_000);
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 4);
const BARE_SECONDS = 1;
const CLIENTS = [1, 20];
const SHARES = [0.5, 0.95, 0.99];
/**
 * For `1/3` of its time every kind is requested without being measured, since the database reads
 * from disk only once.
 */
const WARMING = 1 / 3;
const LOOK_MS = 50;

const print = (line: string) => process.stdout.write(`${line}\n`);

interface Times {
  /** Milliseconds of each answer, unordered. */
  taken: number[];
  /** Milliseconds of main thread work per answer; only attributable with a single client. */
  worked: number[];
  /** Answers saying that the shop is overloaded. */
  refused: number;
}

/**
 * How long each kind of request takes in a catalogue of this size, compared with a bare point read
 * of the same database.
 */
export async function measureScale(base: string, dataDir: string, shop: Started): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, "postgres") });
  const pool = createPool({ connection: postgres.connection, max: Math.max(...CLIENTS) });
  print(`\n${PRODUCTS} products, load ${loadavg()[0]?.toFixed(1)}`);
  await untilReady(base);
  const ready = (performance.now() - shop.startedAt) / 1_000;
  const megabytes = memoryOf(shop.child).toFixed(0);
  print(
    `open after ${shop.seconds.toFixed(2)} s, lists after ${ready.toFixed(2)} s, memory ${megabytes} MB`,
  );
  for (const clients of CLIENTS) {
    print(`\n${head(clients)}`);
    for (const { name, path } of await kindsOf(answersOf(base))) {
      const agent = new Agent({ keepAlive: true, maxSockets: clients });
      const ask = (n: number) => answerOf(base + path(n), agent);
      const work = () => workOf(shop.child);
      await during(SECONDS * WARMING, clients, { ask, work });
      const bare = await during(BARE_SECONDS, clients, { ask: () => pointRead(pool), work });
      print(row(name, await during(SECONDS, clients, { ask, work }), bare));
      agent.destroy();
    }
  }
  print(`\nmemory afterwards ${memoryOf(shop.child).toFixed(0)} MB`);
  await pool.end();
}

async function untilReady(base: string): Promise<void> {
  while (!(await fetch(`${base}/readyz`)).ok) await sleep(LOOK_MS);
}

let asked = 0;

interface Asking {
  /** Resolves to whether it was answered. */
  ask: (n: number) => Promise<boolean>;
  work: () => number;
}

/** A number of clients send requests, each one at a time, until the time is over. */
async function during(seconds: number, clients: number, { ask, work }: Asking): Promise<Times> {
  const times: Times = { taken: [], worked: [], refused: 0 };
  const until = performance.now() + seconds * 1_000;
  const client = async () => {
    do {
      const [startedAt, before] = [performance.now(), work()];
      const isAnswered = await ask((asked += 1));
      if (isAnswered) {
        times.taken.push(performance.now() - startedAt);
        if (clients === 1) times.worked.push(work() - before);
      } else times.refused += 1;
    } while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

/** Requests with plain `node:http`, which costs less than anything on top of it. */
function answerOf(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      const { statusCode } = response;
      response.on("error", reject).on("end", () => {
        if (statusCode === 200) resolve(true);
        else if (statusCode === 503) resolve(false);
        else reject(new Error(`${url} is ${statusCode}`));
      });
      response.resume();
    }).on("error", reject);
  });
}

/** Reads a row by its key, the cheapest possible query. */
async function pointRead(pool: pg.Pool): Promise<boolean> {
  const id = 1 + Math.floor(Math.random() * PRODUCTS);
  await pool.query({
    name: "bench-point",
    text: "select id, name from catalog.product where id = $1",
    values: [id],
  });
  return true;
}

function head(clients: number): string {
  const columns = ["p50", "p95", "p99", "bare p50", "bare p99", "×p50", "×p99", "per s", "refused"];
  if (clients === 1) columns.push("work p50", "work p99");
  const who = clients === 1 ? "1 client, ms" : `${clients} clients, ms`;
  return `${who.padEnd(24)}${columns.map((name) => name.padStart(9)).join("")}`;
}

function row(name: string, { taken, worked, refused }: Times, bare: Times): string {
  const [p50 = 0, p95 = 0, p99 = 0] = SHARES.map((share) => percentile(taken, share));
  const [bare50 = 0, , bare99 = 0] = SHARES.map((share) => percentile(bare.taken, share));
  const columns = [
    p50,
    p95,
    p99,
    bare50,
    bare99,
    p50 / bare50,
    p99 / bare99,
    taken.length / SECONDS,
  ];
  const work = worked.length > 0 ? [0.5, 0.99].map((share) => percentile(worked, share)) : [];
  const shown = [...columns.map(short), String(refused), ...work.map(short)];
  return `${name.padEnd(24)}${shown.map((text) => text.padStart(9)).join("")}`;
}

const short = (value: number) => value.toFixed(value < 10 ? 2 : 0);
