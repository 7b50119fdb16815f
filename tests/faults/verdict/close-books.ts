import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { sendRefunds } from "#server/modules/payments/cards/send-refunds.ts";
import { paymob } from "#server/modules/payments/paymob/paymob.ts";
import { createLog } from "#server/platform/log.ts";
import type { Database } from "#server/platform/postgres/database.ts";
import { listOutbox } from "#server/platform/post/outbox-folder.ts";
import { reachBooks } from "../stage/reach-books.ts";
import type { Storm } from "../storm.ts";
import { judge } from "./judge.ts";

export interface Verdict {
  orders: number;
  paid: number;
  cancelled: number;
  delivered: number;
  returns: number;
  refunded: number;
  deposits: number;
  refused: number;
  unanswered: number;
  /** Everything that is not as it must be; empty: nothing was lost, nothing happened twice. */
  wrong: string[];
}

/** The job comes once a minute; a busy machine takes its time. */
const MAILED_WITHIN_MS = 180_000;
const ASK_MS = 100;

/** After a storm, with the shop still open: what happens by itself is let happen, then everything is judged. */
export async function closeBooks(storm: Storm): Promise<Verdict> {
  const { told, shelf, bank, dataDir, unanswered } = storm;
  const wrong = await reachBooks(dataDir, async (db) => {
    await sendRefunds(db, paymob(bank.gateway), createLog("error", false));
    await untilMailed(db);
    const entries = bank.transactions.map(({ intention, ...entry }) => ({
      ...entry,
      reference: intention.reference,
    }));
    const outbox = () => listOutbox(join(dataDir, "outbox"), Number.MAX_SAFE_INTEGER);
    return judge(db, { told, shelf, bank: entries, outbox });
  });
  const count = (is: (order: (typeof told.orders)[number]) => boolean) =>
    told.orders.filter(is).length;
  const returns = told.orders.flatMap((order) => order.returns);
  return {
    orders: told.orders.length,
    paid: count(({ isPaid, due }) => isPaid || due === 0),
    cancelled: count(({ status }) => status === "cancelled"),
    delivered: count(({ status }) => status === "delivered"),
    returns: returns.length,
    refunded: returns.filter(({ state }) => state === "refunded").length,
    deposits: told.deposits.length,
    refused: told.refused,
    unanswered,
    wrong,
  };
}

/** Mails are written after the orders; what a kill left behind is found by the job of each minute at the latest. */
async function untilMailed(db: Database): Promise<void> {
  const deadline = Date.now() + MAILED_WITHIN_MS;
  while (Date.now() < deadline) {
    const { rows } = await sql`
      select from orders.order_event where mailed_at is null limit 1
    `.execute(db);
    if (rows.length === 0) return;
    await sleep(ASK_MS);
  }
}
