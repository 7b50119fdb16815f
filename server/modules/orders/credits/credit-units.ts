import { giveBackPromotions } from "#server/modules/pricing/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderCredited } from "../events.ts";
import { orderStock } from "../order-number.ts";
import type { Actor } from "../status/actor.ts";
import type { LockedOrder } from "../status/lock-order.ts";
import type { OpenUnits } from "../status/requested-units.ts";
import { creditedLines, setOffOf } from "./credit-sums.ts";
import { giveStoreCredit, writeCredit } from "./write-credit.ts";

export interface UnitCredit {
  units: readonly OpenUnits[];
  /** Nothing is left of the order: delivery and fees are credited, too. */
  isWhole: boolean;
  /** Delivery and fees to be credited. */
  fees: number;
  /** The part of the amount that becomes store credit. */
  wallet: (amount: number) => number;
  /** What happens to the stock. */
  moveStock: () => Promise<void>;
}

/**
 * Removes units from an order: exactly what was paid for them is credited. Locks are taken in the
 * same order as when placing an order (store credit, promotions, stock), so that they cannot
 * deadlock. @returns the credit
 */
export async function creditUnits(
  work: Work,
  order: LockedOrder,
  { units, isWhole, fees, wallet: walletOf, moveStock }: UnitCredit,
  actor: Actor,
): Promise<{ id: number; amount: number }> {
  const lines = creditedLines(units);
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const setOff = setOffOf(goods + fees, order);
  const amount = goods + fees - setOff;
  const wallet = walletOf(amount);
  const credit = { kind: "cancellation" as const, lines, goods, fees, setOff, wallet, payout: 0 };
  const { id, number } = await writeCredit(work, order.id, credit, actor);
  await giveStoreCredit(work, order, { amount: wallet, creditNumber: number });
  if (isWhole) await giveBackPromotions(work, orderStock(order.number));
  await moveStock();
  await work.emit(orderCredited, {
    orderId: order.id,
    kind: "cancellation",
    creditNumber: number,
    amount,
    lines,
    fees: isWhole,
    setOff,
  });
  return { id, amount };
}
