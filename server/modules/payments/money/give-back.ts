import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

export interface PartialRefund {
  orderId: number;
  /** Piastres. */
  amount: number;
  /** Refunds of a receipt for the same reason are made only once. */
  reason: string;
}

/**
 * Refunds part of an order's money to its receipts, oldest first. The caller has locked the order;
 * if there is not enough money, that is a bug in the caller.
 */
export async function giveBack(work: Work, refund: PartialRefund): Promise<void> {
  const { orderId, amount, reason } = refund;
  const { rows } = await sql<{ piastres: number }>`
    with open as (
      select receipt.id, receipt.piastres - coalesce(sum(refund.piastres), 0) as free
      from payments.receipt left join payments.refund on refund.receipt_id = receipt.id
      where receipt.order_id = ${orderId} group by receipt.id
    ), placed as (
      select id, least(free, ${amount}::bigint - coalesce(
        sum(free) over (order by id rows between unbounded preceding and 1 preceding), 0
      )) as piastres
      from open where free > 0
    )
    insert into payments.refund (receipt_id, piastres, reason)
    select id, piastres, ${reason} from placed where piastres > 0
    returning piastres
  `.execute(work.db);
  const sent = rows.reduce((sum, { piastres }) => sum + piastres, 0);
  if (sent !== amount) throw new Error(`order ${orderId}: ${sent} of ${amount} can go back`);
}
