import { lockPayable, type OrderCredit } from "#server/modules/orders/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderPaid } from "../events.ts";
import { giveBack } from "./give-back.ts";
import { moneyOf } from "./order-money.ts";

/**
 * After an order became cheaper, refunds the overpaid amount to the original payment. If something
 * was still due, the order may now be fully paid.
 */
export async function giveBackSurplus(
  work: Work,
  { orderId, kind, creditNumber, fees: isWhole }: OrderCredit,
): Promise<void> {
  const { due } = await lockPayable(work, orderId);
  const { paid, refunded } = await moneyOf(work.db, orderId);
  const kept = paid - refunded;
  const reason = isWhole ? "cancelled" : `credit:${creditNumber}`;
  if (kept > due) await giveBack(work, { orderId, amount: kept - due, reason });
  const isPaid = kind === "cancellation" && !isWhole && kept >= due;
  if (isPaid) await work.emit(orderPaid, { orderId, at: new Date() });
}
