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
  /** Nothing is left of the order: delivery and fees go back, too. */
  isWhole: boolean;
  /** Delivery and fees that go back. */
  fees: number;
  /** Of the money: becomes store credit. */
  wallet: (amount: number) => number;
  /** What becomes of the goods. */
  moveStock: () => Promise<void>;
}

/**
 * Takes units off an order: exactly what was paid for them is credited. Locked in the order in which a new order locks
 * them (store credit, promotions, stock), so that neither waits for the other. @returns the credit
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
    lines: lines.map(({ position, quantity }) => ({ position, quantity })),
    fees: isWhole,
    setOff,
  });
  return { id, amount };
}
