import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { PaymentsTables } from "../tables.ts";

export interface Refund {
  receiptId: number;
  /** Piastres. */
  amount: number;
  /** The same reason gives money of a receipt back once. */
  reason: string;
}

/** Sends money of a receipt back the way it came: cards by the bank, the rest by staff. */
export async function askRefund(work: Work, { receiptId, amount, reason }: Refund): Promise<void> {
  await work.db
    .$extendTables<PaymentsTables>()
    .insertInto("payments.refund")
    .values({
      receipt_id: receiptId,
      piastres: amount,
      reason,
      transaction: null,
      done_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Sends everything of an order back that has not gone back yet. */
export async function refundOrder(work: Work, orderId: number, reason: string): Promise<void> {
  await sql`
    insert into payments.refund (receipt_id, piastres, reason)
    select receipt.id, receipt.piastres - coalesce(sum(refund.piastres), 0), ${reason}
    from payments.receipt left join payments.refund on refund.receipt_id = receipt.id
    where receipt.order_id = ${orderId}
    group by receipt.id having receipt.piastres > coalesce(sum(refund.piastres), 0)
    on conflict do nothing
  `.execute(work.db);
}
