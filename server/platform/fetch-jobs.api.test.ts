import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { mailJob, sendMail } from "./outbox/mail.ts";

const WAITING = 20_000;

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

/** As many as nobody has told the planner of. */
async function leaveMails(): Promise<void> {
  await shop.pool.query("alter table jobs.job_common set (autovacuum_enabled = off)");
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

test("the next mail is found at once, however many wait", async () => {
  await leaveMails();
  let sent = 0;
  shop.platform.transports.mail = {
    send: async () => {
      sent += 1;
      // One is enough.
      if (sent === 1) await shop.pool.query("delete from jobs.job where state <> 'active'");
    },
    close: async () => {},
  };
  const startedAt = performance.now();
  await shop.platform.jobs.runDue();
  expect(sent).toBe(1);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
