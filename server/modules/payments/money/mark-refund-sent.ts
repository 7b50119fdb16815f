import { sql } from "kysely";
import { BANK_METHODS, goesBackByHand } from "#contract/orders/payment-method.ts";
import { lockPayable, type PayableOrder } from "#server/modules/orders/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { notifyOfRefund } from "./refund-mail.ts";

const BY_BANK = BANK_METHODS.filter((method) => !goesBackByHand(method));

/**
 * Whether staff send it: what came by transfer or in cash, and what neither the bank nor the wallet took. Of what the bank is
 * being asked for, nobody knows but its books: staff have looked there.
 */
export const WAITS_FOR_STAFF = sql<boolean>`(
  refund.state = 'failed'
  or (refund.state = 'sending' and receipt.kind = any (${BY_BANK}))
  or (refund.state = 'asked' and (
    receipt.kind in ('transfer', 'cash') or (receipt.kind = 'kiosk' and refund.reason like 'return:%')
  ))
)`;

interface Sent {
  /** Number of the transfer, or of the receipt that the customer signed. */
  reference: string;
  staffId: number;
}

/** Staff have sent a refund by hand: it is done, and the customer is told. */
export async function markRefundSent(
  work: Work,
  id: number,
  { reference, staffId }: Sent,
): Promise<{ order: PayableOrder; amount: number }> {
  const orderId = (await orderOf(work, id)) ?? refuse("not-found");
  const order = await lockPayable(work, orderId);
  const { rows } = await sql<{ amount: number }>`
    update payments.refund set state = 'done', done_at = now(), transaction = ${reference}, staff_id = ${staffId}
    from payments.receipt
    where refund.id = ${id} and receipt.id = refund.receipt_id and ${WAITS_FOR_STAFF}
    returning refund.piastres as amount
  `.execute(work.db);
  const [{ amount } = refuse("refund-state")] = rows;
  await notifyOfRefund(work, order, { amount, reference });
  return { order, amount };
}

async function orderOf(work: Work, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ orderId: number }>`
    select receipt.order_id as "orderId"
    from payments.refund join payments.receipt on receipt.id = refund.receipt_id where refund.id = ${id}
  `.execute(work.db);
  return rows[0]?.orderId;
}
