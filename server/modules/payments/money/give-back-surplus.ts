import { lockPayable, type OrderCredit } from "#server/modules/orders/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderPaid } from "../events.ts";
import { giveBack } from "./give-back.ts";
import { moneyOf } from "./order-money.ts";

/**
 * An order costs less: what was paid beyond that goes back the way it came. Where something was still to be paid, that
 * may be all of it now.
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
