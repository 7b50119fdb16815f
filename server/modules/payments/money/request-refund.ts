import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { PaymentsTables } from "../tables.ts";

export interface Refund {
  receiptId: number;
  /** Piastres. */
  amount: number;
  /** Refunds of a receipt for the same reason are made only once. */
  reason: string;
}

/** Requests a refund by the way the money came: cards through the bank, the rest by staff. */
export async function requestRefund(
  work: Work,
  { receiptId, amount, reason }: Refund,
): Promise<void> {
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
