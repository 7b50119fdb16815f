import { fromKysely, PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { JobQueue } from "./jobs.ts";
import { createLog } from "./log.ts";
import { mailJob, sendMail } from "./outbox/mail.ts";
import { PoolConnection } from "./postgres/pool-driver.ts";

const WAITING = 20_000;
/** A quadratic comparison of the waiting jobs would read a thousand times more. */
const MAX_PAGES_PER_JOB = 10;
/** Name and cron expression. */
const SCHEDULES = [
  "expire-orders * * * * *",
  "forget-alerts 30 4 * * *",
  "forget-attempts 5 * * * *",
  "forget-blocks 15 * * * *",
  "forget-changes 25 * * * *",
  "forget-idempotency-keys 20 4 * * *",
  "forget-imports 50 4 * * *",
  "forget-order-traces 15 4 * * *",
  "reindex-outdated 35 * * * *",
  "request-ratings 20 10-20 * * *",
  "send-alerts */5 * * * *",
  "send-held-messages */5 * * * *",
  "settle-refunds * * * * *",
  "sweep-outbox 10 4 * * *",
  "sweep-pictures 35 * * * *",
  "sweep-proofs 45 * * * *",
  "sweep-rating-pictures 55 * * * *",
  "sweep-shoppers 40 4 * * *",
  "sweep-sign-in 25 * * * *",
];

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const newProcess = () =>
  new JobQueue(shop.platform.primary, createLog("silent", false), shop.platform.authSecret);

async function leaveMails(): Promise<void> {
  // As in a shop whose queue has been empty: the planner expects few jobs.
  await shop.pool.query("vacuum analyze jobs.job_common");
  await shop.run((work) =>
    sendMail(work, {
      to: "mona@example.com",
      locale: "en",
      subject: "Hello",
      parts: [{ kind: "text", text: "Hello" }],
    }),
  );
  const { rows } = await shop.pool.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_schema = 'jobs' and table_name = 'job' and column_name not in ('id', 'singleton_key')
      and is_generated = 'NEVER'`,
  );
  const names = rows[0]?.names ?? "";
  await shop.pool.query(
    `insert into jobs.job (id, singleton_key, ${names})
    select gen_random_uuid(), 'order ' || number, ${names} from jobs.job, generate_series(1, $1) as number
    where name = $2`,
    [WAITING, mailJob.name],
  );
}

/** Returns the statement that a worker fetches emails with. */
async function fetchStatement(): Promise<string> {
  const asked = vi.spyOn(PoolConnection.prototype, "executeQuery");
  const isFetch = (text: string) =>
    text.includes("SKIP LOCKED") && text.includes(`'${mailJob.name}'`);
  const fetch = () => asked.mock.calls.find(([{ sql: text }]) => isFetch(text))?.[0].sql;
  const jobs = newProcess();
  jobs.handle(mailJob, async () => {});
  await jobs.open({ isServing: false });
  await jobs.start();
  const text = await vi.waitUntil(fetch);
  await jobs.stop();
  asked.mockRestore();
  return text;
}

test("reads at most ten pages per fetched job", async () => {
  const fetch = await fetchStatement();
  await leaveMails();
  const { rows } = await shop.pool.query<{
    "QUERY PLAN": [{ Plan: Record<"Shared Hit Blocks" | "Shared Read Blocks", number> }];
  }>(`explain (analyze, buffers, format json) ${fetch}`);
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  const pages = (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0);
  expect(pages).toBeGreaterThan(0);
  expect(pages / WAITING).toBeLessThan(MAX_PAGES_PER_JOB);
});

test("schedules the jobs of every module", async () => {
  await shop.platform.jobs.start();
  const { rows } = await shop.pool.query<{ line: string }>(
    "select name || ' ' || cron as line from jobs.schedule where timezone = 'Africa/Cairo'",
  );
  expect(rows.map(({ line }) => line).toSorted()).toEqual(SCHEDULES);
});

test("runs a schedule in one process and skips overlapping runs", async () => {
  const ended = Promise.withResolvers<void>();
  const run = vi.fn<() => Promise<void>>(() => ended.promise);
  const processes = [newProcess(), newProcess(), newProcess()];
  const db = fromKysely(shop.platform.primary);
  const clock = new PgBoss({ db, schema: "jobs", supervise: false, schedule: false });
  await clock.start();
  const isTaken: boolean[] = [];
  for (const process of processes) {
    process.schedule("sweep", "0 0 1 1 *", run);
    await process.open({ isServing: false });
    // A worker fetches as soon as it starts.
    await process.start();
    if (isTaken.length > 0) await vi.waitUntil(() => run.mock.calls.length > 0);
    isTaken.push((await clock.send("sweep")) !== null);
  }
  ended.resolve();
  await Promise.all(processes.map((process) => process.stop()));
  await clock.stop({ close: false });
  expect(isTaken).toEqual([true, false, false]);
  expect(run).toHaveBeenCalledTimes(1);
});
