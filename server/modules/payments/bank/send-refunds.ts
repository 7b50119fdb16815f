import { sql } from "kysely";
import { BANK_METHODS, goesBackByHand } from "#contract/orders/payment-method.ts";
import type { Log } from "#server/platform/log.ts";
import type { Database } from "#server/platform/postgres/database.ts";
import { type BankProvider, BankProviderError } from "./bank-provider.ts";

const MOST_TRIES = 6;
/**
 * What the bank refunds: everything but cash from an outlet (docs/adr/0015-payment-and-reservations.md).
 */
const BY_BANK = BANK_METHODS.filter((method) => !goesBackByHand(method));

interface WaitingRefund {
  id: number;
  piastres: number;
  transaction: string;
  tries: number;
}

/**
 * Sends requested refunds to the bank. Each is claimed first and never requested twice at once; an
 * interrupted one stays `sending` until staff have checked with the bank. @returns how many were
 * refunded
 */
export async function sendRefunds(db: Database, provider: BankProvider, log: Log): Promise<number> {
  let sent = 0;
  for (;;) {
    const refund = await claim(db);
    if (!refund) return sent;
    try {
      const { transaction } = await provider.refund(refund.transaction, refund.piastres);
      await sql`
        update payments.refund set state = 'done', done_at = now(), transaction = ${transaction} where id = ${refund.id}
      `.execute(db);
      sent += 1;
    } catch (error) {
      if (!(error instanceof BankProviderError)) throw error;
      log.error({ err: error, refund: refund.id }, "a refund was not taken by the bank");
      await tryLater(db, refund);
    }
  }
}

async function claim(db: Database): Promise<WaitingRefund | undefined> {
  const { rows } = await sql<WaitingRefund>`
    update payments.refund set state = 'sending', tries = tries + 1
    from payments.receipt
    where receipt.id = refund.receipt_id and refund.id = (
      select waiting.id from payments.refund as waiting
      join payments.receipt as origin on origin.id = waiting.receipt_id
      where waiting.state = 'asked' and waiting.next_try_at <= now() and origin.kind = any (${BY_BANK})
      order by waiting.id limit 1 for update of waiting skip locked
    )
    returning refund.id, refund.piastres, receipt.reference as transaction, refund.tries
  `.execute(db);
  return rows[0];
}

/** Retries with increasing delay; in the end staff have to act. */
async function tryLater(db: Database, { id, tries }: WaitingRefund): Promise<void> {
  const state = tries >= MOST_TRIES ? "failed" : "asked";
  await sql`
    update payments.refund
    set state = ${state}, next_try_at = now() + make_interval(mins => power(4, tries - 1)::int)
    where id = ${id}
  `.execute(db);
}
