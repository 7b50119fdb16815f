import { sql } from "kysely";
import { BANK_METHODS, goesBackByHand } from "#contract/orders/payment-method.ts";
import { lockPayable, type PayableOrder } from "#server/modules/orders/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { notifyOfRefund } from "./refund-mail.ts";

const BY_BANK = BANK_METHODS.filter((method) => !goesBackByHand(method));

/**
 * Whether staff have to send it: transfers and cash, and whatever neither bank nor wallet accepted.
 * For refunds still being requested only the bank's records are reliable, and staff have checked
 * there.
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

/** Marks a refund as sent by hand, and notifies the customer. */
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
