import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { createPlatform } from "#server/create-platform.ts";
import { createLog } from "#server/platform/log.ts";
import { type ConnectionOptions, createPool } from "#server/platform/postgres/database.ts";
import { WITHOUT_LIMITS } from "#server/testing/test-config.ts";
import { CHECKOUT } from "./checkout.ts";

/** A statement as the shop sent it, and its result. */
export interface RecordedStatement {
  text: string;
  values: readonly unknown[];
  rows: readonly Record<string, unknown>[];
}

/** Every statement of one whole checkout, in order. */
export interface Recording {
  statements: RecordedStatement[];
  /** Idempotency key of the order: a different one means a different order. */
  key: string;
}

/**
 * Records the statements of one checkout per variant: the shop's own code on the same database,
 * called without a network.
 */
export async function recordCheckouts(
  connection: ConnectionOptions,
  dataDir: string,
  variantIds: readonly number[],
): Promise<Recording[]> {
  // Building what lists are answered from takes two connections.
  const pool = createPool({ ...connection, max: 2 });
  const recorded: RecordedStatement[] = [];
  pool.on("connect", (client) => recordStatements(client, recorded));
  const config = readConfig({ DATA_DIR: dataDir, ...WITHOUT_LIMITS, LOG_LEVEL: "error" });
  const platform = createPlatform({ config, pool, log: createLog("error", false) });
  const app = await buildApp({ config, platform });
  // Commands enqueue jobs, which are not run here.
  await platform.jobs.open({ isServing: false });
  try {
    await app.inject("/api/v1/products");
    // What all checkouts share is cached from the first one on.
    await checkOut(app, variantIds[0] ?? 0);
    const recordings: Recording[] = [];
    for (const variantId of variantIds) {
      recorded.length = 0;
      const key = await checkOut(app, variantId);
      recordings.push({ statements: [...recorded], key });
    }
    return recordings;
  } finally {
    await platform.jobs.stop();
    await app.close();
    await pool.end();
  }
}

type Callback = (error?: Error, result?: pg.QueryResult) => void;
type Sent = { text: string; values: readonly unknown[] };

function recordStatements(client: pg.PoolClient, recorded: RecordedStatement[]): void {
  const query = client.query.bind(client) as (sent: Sent, callback: Callback) => void;
  client.query = ((sent: Sent, callback: Callback) =>
    query(sent, (error, result) => {
      if (result) recorded.push({ text: sent.text, values: sent.values, rows: result.rows });
      callback(error, result);
    })) as typeof client.query;
}

/** @returns the order's key */
async function checkOut(app: FastifyInstance, variantId: number): Promise<string> {
  let cookie = "";
  const post = async (url: string, payload: object, key?: string) => {
    const headers = { cookie, ...(key !== undefined && { "idempotency-key": key }) };
    const answer = await app.inject({ method: "POST", url, payload, headers });
    if (answer.statusCode >= 400) throw new Error(`${url}: ${answer.body}`);
    const [set] = answer.cookies;
    if (set) cookie = `${set.name}=${set.value}`;
    return answer.json<{ totals: { total: number } }>();
  };
  const key = randomUUID();
  await post(CHECKOUT.cart, { variantId, quantity: 1 });
  const { totals } = await post(CHECKOUT.quote, CHECKOUT.terms);
  await post(CHECKOUT.order, { ...CHECKOUT.body, expectedTotal: totals.total }, key);
  return key;
}
