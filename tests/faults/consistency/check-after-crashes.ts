import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { sendRefunds } from "#server/modules/payments/bank/send-refunds.ts";
import { paymob } from "#server/modules/payments/paymob/paymob.ts";
import { createLog } from "#server/platform/log.ts";
import { listOutbox } from "#server/platform/outbox/folder-transport.ts";
import type { Database } from "#server/platform/postgres/database.ts";
import { type CrashPlan, type CrashTest, runCrashTest } from "../crash-test.ts";
import { type DatabasePlace, withDatabase } from "../setup/with-database.ts";
import { checkConsistency } from "./check-consistency.ts";
import { noteExpired } from "./expired.ts";
import { WAITING_MAILS } from "./mails.ts";

/** What is known about a shop that was killed while people bought. */
interface Evidence extends Pick<
  CrashTest,
  "acknowledged" | "stock" | "bank" | "dataDir" | "unanswered"
> {
  /** Absent for the embedded database of the data folder. */
  database?: DatabasePlace;
}

export interface CrashResult {
  orders: number;
  paid: number;
  cancelled: number;
  delivered: number;
  returns: number;
  refunded: number;
  deposits: number;
  refused: number;
  unanswered: number;
  /** Everything that is wrong; empty if nothing was lost or duplicated. */
  wrong: string[];
}

/** Without any mail delivered meanwhile. */
const MAILED_WITHIN_MS = 180_000;
/**
 * Orders may expire during a check: the next one takes that into account, whereas a real fault
 * stays.
 */
const LOOKS = 3;
const ASK_MS = 500;

/** Lets people buy while everything is killed, and checks the result. */
export async function crashAndCheck(
  plan: CrashPlan,
  say: (line: string) => void,
): Promise<CrashResult> {
  const crashTest = await runCrashTest(plan, say);
  const result = await checkAfterCrashes(crashTest);
  await crashTest.end();
  await rm(crashTest.dataDir, { recursive: true, force: true });
  return result;
}

/** With the shop still open: due jobs run first, then everything is checked. */
export async function checkAfterCrashes(crashTest: Evidence): Promise<CrashResult> {
  const { acknowledged, stock, bank, dataDir, unanswered, database = dataDir } = crashTest;
  const wrong = await withDatabase(database, async (db) => {
    await sendRefunds(db, paymob(bank.gateway), createLog("error", false));
    const entries = bank.transactions.map(({ intention, ...entry }) => ({
      ...entry,
      reference: intention.reference,
    }));
    const outbox = () => listOutbox(join(dataDir, "outbox"), Number.MAX_SAFE_INTEGER);
    let found: string[] = [];
    for (let looks = 0; looks < LOOKS && (looks === 0 || found.length > 0); looks += 1) {
      await untilMailed(db);
      await noteExpired(db, acknowledged.orders);
      found = await checkConsistency(db, { acknowledged, stock, bank: entries, outbox });
    }
    return found;
  });
  const count = (is: (order: (typeof acknowledged.orders)[number]) => boolean) =>
    acknowledged.orders.filter(is).length;
  const returns = acknowledged.orders.flatMap((order) => order.returns);
  return {
    orders: acknowledged.orders.length,
    paid: count(({ isPaid, due }) => isPaid || due === 0),
    cancelled: count(({ status }) => status === "cancelled"),
    delivered: count(({ status }) => status === "delivered"),
    returns: returns.length,
    refunded: returns.filter(({ state }) => state === "refunded").length,
    deposits: acknowledged.deposits.length,
    refused: acknowledged.refused,
    unanswered,
    wrong,
  };
}

/**
 * Mails are delivered after the orders, minutes later if thousands are queued; those of a killed
 * process are retried within a minute or two.
 */
async function untilMailed(db: Database): Promise<void> {
  let fewest = Number.POSITIVE_INFINITY;
  let deadline = 0;
  for (;;) {
    const { rows } = await sql
      .raw<{ waiting: number }>(`select count(*)::int as waiting from (${WAITING_MAILS}) as job`)
      .execute(db);
    const waiting = rows[0]?.waiting ?? 0;
    if (waiting === 0) return;
    if (waiting < fewest) {
      fewest = waiting;
      deadline = Date.now() + MAILED_WITHIN_MS;
    }
    if (Date.now() > deadline) return;
    await sleep(ASK_MS);
  }
}
