import { type RawBuilder, sql } from "kysely";
import { lockPayable } from "#server/modules/orders/index.ts";
import { notifyOfRefund } from "#server/modules/payments/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Whether money of a return, `back`, waits to be sent to an account by staff. */
export const PAYOUT_WAITS: RawBuilder<boolean> = sql`(
  exists (select from returns.refund_part where return_id = back.id and kind = 'payout')
  and not exists (select from returns.payout_sent where return_id = back.id)
)`;

interface Sent {
  /** Number of the transfer, or of the receipt that the customer signed. */
  reference: string;
  staffId: number;
}

/**
 * Marks a return's money as sent to the customer's account, and notifies the customer. @returns the
 * amount, and the number of its order
 */
export async function markPayoutSent(
  work: Work,
  number: string,
  { reference, staffId }: Sent,
): Promise<{ amount: number; orderNumber: string }> {
  const { rows: found } = await sql<{ id: number; orderId: number }>`
    select id, order_id as "orderId" from returns.return where number = ${number}
  `.execute(work.db);
  const [{ id, orderId } = refuse("not-found")] = found;
  const order = await lockPayable(work, orderId);
  const { rows } = await sql<{ amount: number }>`
    with sent as (
      insert into returns.payout_sent (return_id, staff_id, reference)
      select id, ${staffId}, ${reference} from returns.return as back where id = ${id} and ${PAYOUT_WAITS}
      returning return_id
    )
    select piastres as amount from sent join returns.refund_part as part using (return_id) where kind = 'payout'
  `.execute(work.db);
  const [{ amount } = refuse("refund-state")] = rows;
  await notifyOfRefund(work, order, { amount, reference });
  return { amount, orderNumber: order.number };
}
