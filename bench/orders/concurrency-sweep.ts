import { loadavg } from "node:os";
import { join } from "node:path";
import { createPool } from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import type { Started } from "../processes.ts";
import { checkoutClient } from "./checkout-client.ts";
import { postmasterPid, processorMs } from "./processor-time.ts";
import { recordCheckouts } from "./recorder.ts";
import { replayer } from "./replayer.ts";
import { fillStock } from "./stock.ts";
import { measureThroughput, medianRound, type Throughput } from "./throughput.ts";

const CLIENTS = (process.env["BENCH_ORDER_CLIENTS"] ?? "1,2,4,8,16,32,64").split(",").map(Number);
const ROUNDS = Number(process.env["BENCH_ORDER_ROUNDS"] ?? 3);
/** Keeps rounds, numbers of clients and both sides together below three minutes. */
const SECONDS = Number(process.env["BENCH_ORDER_SECONDS"] ?? 3);
const VARIANTS = 40;

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Whole guest checkouts at the shop, alternating with the bare driver running the same statements
 * on the same database.
 */
export async function sweepConcurrency(
  base: string,
  dataDir: string,
  { child }: Pick<Started, "child">,
): Promise<void> {
  const folder = join(dataDir, "postgres");
  const postgres = await startEmbeddedPostgres({ dir: folder });
  const pids = { shop: child.pid ?? 0, database: postmasterPid(folder) };
  const connection = { connection: postgres.connection };
  const pool = createPool(connection);
  print("filling the stock");
  const variantIds = (await fillStock(pool)).slice(0, VARIANTS);
  print(`recording one checkout of each of ${variantIds.length} variants`);
  const recordings = await recordCheckouts(connection, dataDir, variantIds);
  const replays = recordings.map(replayer);
  const bare = async (count: number) => {
    const client = await pool.connect();
    try {
      await replays[count % replays.length]?.(client);
    } finally {
      client.release();
    }
  };
  const statements = recordings[0]?.statements.length ?? 0;
  print(`\nwhole guest checkouts: ${statements} statements, load ${loadavg()[0]?.toFixed(1)}`);
  print(head());
  for (const clients of CLIENTS) {
    const shop = checkoutClient(base, variantIds, clients);
    const rounds: { shop: Throughput; bare: Throughput; cost: Cost }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = costOf(pids);
      const measured = await measureThroughput(shop.order, clients, SECONDS);
      const cost = costSince(before, costOf(pids), measured.orders);
      rounds.push({ shop: measured, bare: await measureThroughput(bare, clients, SECONDS), cost });
    }
    shop.end();
    const ratios = rounds.map((round) => round.shop.perSecond / round.bare.perSecond);
    const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    print(
      row(
        clients,
        medianRound(rounds.map((round) => round.shop)),
        medianRound(rounds.map((round) => round.bare)),
        ratio,
      ) + costText(rounds.map((round) => round.cost)),
    );
  }
  await pool.end();
}

/** Milliseconds of processor time, altogether or per order. */
interface Cost {
  shop: number;
  database: number;
}

function costOf(pids: { shop: number; database: number }): Cost {
  return { shop: processorMs(pids.shop), database: processorMs(pids.database) };
}

function costSince(before: Cost, after: Cost, orders: number): Cost {
  return {
    shop: (after.shop - before.shop) / orders,
    database: (after.database - before.database) / orders,
  };
}

function costText(costs: readonly Cost[]): string {
  const median = (pick: (cost: Cost) => number) =>
    costs.map(pick).toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
  return [median(({ shop }) => shop), median(({ database }) => database)]
    .map((ms) => ms.toFixed(1).padStart(9))
    .join("");
}

function head(): string {
  const columns = ["per s", "p50", "p95", "p99"].map((word) => word.padStart(7)).join("");
  return `clients  shop${columns}   bare pg${columns}   of bare  ms shop    ms db`;
}

function row(clients: number, shop: Throughput, bare: Throughput, ratio: number): string {
  const columns = ({ perSecond, p50, p95, p99 }: Throughput) =>
    [perSecond, p50, p95, p99]
      .map((value) => value.toFixed(value < 100 ? 1 : 0).padStart(7))
      .join("");
  return `${String(clients).padStart(7)}      ${columns(shop)}          ${columns(bare)}   ${ratio.toFixed(2).padStart(7)}`;
}
