import { randomBytes } from "node:crypto";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { createPlatform } from "#server/create-platform.ts";
import { orderMailJob } from "#server/modules/orders/mails/order-mail-job.ts";
import { createLog } from "#server/platform/log.ts";
import type { Platform } from "#server/platform/platform.ts";
import { createPool } from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { WITHOUT_LIMITS } from "#server/testing/test-config.ts";
import { startProcess } from "../processes.ts";
import { CHECKOUT } from "./checkout.ts";
import { fillStock } from "./stock.ts";

const MAILS = Number(process.env["BENCH_MAILS"] ?? 5_000);
const PROCESSES = (process.env["BENCH_MAIL_PROCESSES"] ?? "1,3").split(",").map(Number);
const AT_ONCE = 500;
const ASK_MS = 20;

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * How fast a backlog of order mails is sent, by one process and by several, to a mail server that
 * accepts them at once.
 */
export async function measureOrderMails(base: string, dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, "postgres") });
  const server = await startMailServer();
  const { user, database, socketDir } = postgres.connection;
  const env = {
    ...WITHOUT_LIMITS,
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(socketDir)}`,
    // Shared by all processes.
    AUTH_SECRET: randomBytes(24).toString("base64"),
    SMTP_URL: server.url,
    DEV_PAGES: "0",
    LOG_LEVEL: "error",
  };
  print(`\n${MAILS} order mails that wait, load ${loadavg()[0]?.toFixed(1)}`);
  for (const count of PROCESSES) {
    const platform = await fillQueue(env);
    const firstPort = Number(new URL(base).port);
    const starting = Array.from({ length: count }, (_none, index) =>
      startProcess("server/main.ts", [], /Ctrl-C stops it/, {
        ...env,
        PORT: String(firstPort + index),
      }),
    );
    const rate = await rateOf(server);
    const shops = await Promise.all(starting);
    for (const shop of shops) await shop.stop();
    await platform.end();
    print(`${count} ${count === 1 ? "process" : "processes"}: ${rate.toFixed(0)} a second`);
  }
  await server.stop();
  await postgres.stop();
}

/**
 * Places one order, and enqueues the required number of jobs for its mail: to the queue each looks
 * like a different order.
 */
async function fillQueue(env: Record<string, string>): Promise<{ end: () => Promise<void> }> {
  const config = readConfig(env);
  if (!config.database) throw new Error("no database");
  const pool = createPool({ connection: { url: config.database.url } });
  const log = createLog("error", false);
  const platform = createPlatform({ config, pool, log });
  const app = await buildApp({ config, platform });
  await platform.jobs.open({ isServing: false });
  const [variantId = 0] = await fillStock(pool);
  const number = await placeOrder(new ApiClient(app), variantId);
  const { rows } = await pool.query<{ orderId: number; eventId: number }>(
    `select placed.id as "orderId", event.id as "eventId" from orders.order as placed
    join orders.order_event as event on event.order_id = placed.id where number = $1`,
    [number],
  );
  const [job] = rows;
  if (!job) throw new Error("the order has no event");
  for (let done = 0; done < MAILS; done += AT_ONCE) await leaveJobs(platform, job, done);
  const end = async () => {
    await platform.jobs.stop();
    await app.close();
    await pool.end();
  };
  return { end };
}

async function placeOrder(client: ApiClient, variantId: number): Promise<string> {
  await client.post(CHECKOUT.cart, { variantId, quantity: 1 });
  const quote = await client.post(CHECKOUT.quote, CHECKOUT.terms);
  const { totals } = quote.json<{ totals: { total: number } }>();
  const { body } = CHECKOUT;
  const contact = { ...body.contact, email: "mona@example.com" };
  const order = { ...body, contact, expectedTotal: totals.total };
  const placed = await client.post(CHECKOUT.order, order);
  return placed.json<{ number: string }>().number;
}

async function leaveJobs(
  platform: Platform,
  job: { orderId: number; eventId: number },
  done: number,
): Promise<void> {
  await inTransaction(platform, async (work) => {
    for (let index = done; index < Math.min(done + AT_ONCE, MAILS); index += 1)
      await work.enqueue(orderMailJob, job, `bench ${index}`);
  });
}

/** Mails per second, from the first arrival to the last. */
async function rateOf({ received }: MailServer): Promise<number> {
  received.length = 0;
  while (received.length === 0) await sleep(ASK_MS);
  const startedAt = performance.now();
  const first = received.length;
  while (received.length < MAILS) await sleep(ASK_MS);
  return (received.length - first) / ((performance.now() - startedAt) / 1000);
}
