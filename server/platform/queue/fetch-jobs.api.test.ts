import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { PREPARED_MARK } from "../postgres/statements.ts";
import { PoolConnection } from "../postgres/pool-driver.ts";
import { mailJob, sendMail } from "../outbox/mail.ts";

const WAITING = 20_000;
/** Reading the whole backlog would take tens of thousands. */
const MOST_PAGES = 1_000;

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

async function leaveMails(): Promise<void> {
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

/** Database pages read by the query for the next jobs, as this shop sends it. */
async function pagesRead(): Promise<number> {
  const asked = vi.spyOn(PoolConnection.prototype, "executeQuery");
  await shop.platform.jobs.runDue();
  const texts = asked.mock.calls.map(([{ sql: text }]) => text);
  asked.mockRestore();
  await shop.pool.query("update jobs.job set start_after = now()");
  await shop.pool.query("vacuum analyze jobs.job_common");
  const deletion = texts.find((text) => text.includes("DELETE"));
  expect(deletion).toContain(PREPARED_MARK);
  const fetch = texts.find(
    (text) => text.includes("SKIP LOCKED") && text.includes(`'${mailJob.name}'`),
  );
  const { rows } = await shop.pool.query<{
    "QUERY PLAN": [{ Plan: Record<"Shared Hit Blocks" | "Shared Read Blocks", number> }];
  }>(`explain (analyze, buffers, format json) ${fetch}`);
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  return (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0);
}

test("looking for the next mail costs as little as one is, however many wait, and its deletion is prepared", async () => {
  await leaveMails();
  let sent = 0;
  shop.platform.transports.mail = {
    send: async () => {
      sent += 1;
      // Once is enough for this test.
      await shop.pool.query("update jobs.job set start_after = now() + interval '1 hour'");
    },
    close: async () => {},
  };
  const pages = await pagesRead();
  expect(sent).toBe(1);
  expect(pages).toBeLessThan(MOST_PAGES);
});
