import { releaseStock } from "#server/modules/inventory/index.ts";
import { giveBackPromotions } from "#server/modules/pricing/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderCredited } from "../events.ts";
import { allOpenUnits, type OpenUnits } from "../status/requested-units.ts";
import { countUnits, orderUnits, type LockedOrder } from "../status/lock-order.ts";
import type { Actor } from "../status/actor.ts";
import { orderStock } from "../order-number.ts";
import { creditedLines, setOffOf, walletPart } from "./credit-sums.ts";
import { giveStoreCredit, writeCredit } from "./write-credit.ts";

export interface Cancellation {
  units: readonly OpenUnits[];
  /** Nothing is left of the order: delivery and fees go back, too. */
  isWhole: boolean;
  /** Delivery and fees that go back. */
  fees: number;
  /** Of the money: becomes store credit. */
  wallet: (amount: number) => number;
}

/** Cancels all of an order that is left, with its delivery and fees. What was shipped cannot be cancelled. */
export async function cancelRest(work: Work, order: LockedOrder, actor: Actor): Promise<void> {
  const lines = await orderUnits(work, order.id);
  if (countUnits(lines).shipped > 0) refuse("order-state");
  await cancelOpenUnits(
    work,
    order,
    {
      units: allOpenUnits(lines),
      isWhole: true,
      fees: feesOf(order, lines),
      wallet: (amount) => walletPart(amount, "original", order, 0),
    },
    actor,
  );
}

/** What the order came to beside its goods. */
export function feesOf({ total }: LockedOrder, lines: readonly { paid: number }[]): number {
  return total - lines.reduce((sum, { paid }) => sum + paid, 0);
}

/**
 * Takes units off an order: exactly what was paid for them is credited, and they are free for the next one. Locked in
 * the order in which a new order locks them (store credit, promotions, stock), so that neither waits for the other.
 * @returns the credit
 */
export async function cancelOpenUnits(
  work: Work,
  order: LockedOrder,
  { units, isWhole, fees, wallet: walletOf }: Cancellation,
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
  const freed = units.map(({ variantId, units: quantity }) => ({ variantId, quantity }));
  // Of an order that waited too long somebody else may have some already: whatever it still holds is free.
  await releaseStock(work, orderStock(order.number), isWhole ? undefined : freed);
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
