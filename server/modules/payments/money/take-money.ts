import type { ReceiptKind } from "#contract/payments/payment-schema.ts";
import { confirmOrder, lockPayable, type PayableOrder } from "#server/modules/orders/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderPaid } from "../events.ts";
import type { PaymentsTables } from "../tables.ts";
import { moneyOf } from "./order-money.ts";

export interface Money {
  kind: ReceiptKind;
  /** Piastres. */
  amount: number;
  /** Transaction of the bank, or what staff entered. */
  reference: string;
  staffId?: number;
}

/**
 * Books a payment for an order. When it is fully paid the order proceeds; money that comes too late
 * or exceeds what is due is refunded. The same reference counts once. @returns id of the receipt;
 * `undefined` for a repeat
 */
export async function takeMoney(
  work: Work,
  orderId: number,
  money: Money,
): Promise<number | undefined> {
  const order = await lockPayable(work, orderId);
  const receiptId = await writeReceipt(work, orderId, money);
  if (receiptId === undefined) return undefined;
  const { paid: all, refunded } = await moneyOf(work.db, orderId);
  const paid = all - refunded;
  const before = paid - money.amount;
  if (before >= order.due || !(await goesOn(work, order, paid))) {
    await requestRefund(work, { receiptId, amount: money.amount, reason: "late" });
    return receiptId;
  }
  if (paid > order.due) {
    await requestRefund(work, { receiptId, amount: paid - order.due, reason: "too-much" });
  }
  if (paid >= order.due) {
    await work.emit(orderPaid, { orderId, at: new Date() });
  }
  return receiptId;
}

/** Whether the order can still proceed with this payment. */
async function goesOn(work: Work, order: PayableOrder, paid: number): Promise<boolean> {
  if (order.status === "cancelled") return false;
  const isAwaited = order.waitingFor === "payment" || order.waitingFor === "review";
  if (!isAwaited || paid < order.due) return true;
  return confirmOrder(work, order.id, { actor: "shop" });
}

async function writeReceipt(
  work: Work,
  orderId: number,
  { kind, amount, reference, staffId }: Money,
): Promise<number | undefined> {
  const receipt = await work.db
    .$extendTables<PaymentsTables>()
    .insertInto("payments.receipt")
    .values({ order_id: orderId, kind, piastres: amount, reference, staff_id: staffId ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return receipt?.id;
}

interface Refund {
  receiptId: number;
  /** Piastres. */
  amount: number;
  /** Refunds of a receipt for the same reason are made only once. */
  reason: string;
}

/** Requests a refund by the way the money came: cards through the bank, the rest by staff. */
async function requestRefund(work: Work, { receiptId, amount, reason }: Refund): Promise<void> {
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
