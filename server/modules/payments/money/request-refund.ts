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
