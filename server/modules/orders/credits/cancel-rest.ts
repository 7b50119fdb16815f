import { releaseStock } from "#server/modules/inventory/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderStock } from "../order-number.ts";
import type { Actor } from "../status/actor.ts";
import { countUnits, orderUnits, type LockedOrder } from "../status/lock-order.ts";
import { allOpenUnits } from "../status/requested-units.ts";
import { walletPart } from "./credit-sums.ts";
import { creditUnits, type UnitCredit } from "./credit-units.ts";

/**
 * Cancels everything left of an order, including delivery and fees. Shipped units cannot be
 * cancelled.
 */
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

/** What the order costs besides its goods. */
export function feesOf({ total }: LockedOrder, lines: readonly { paid: number }[]): number {
  return total - lines.reduce((sum, { paid }) => sum + paid, 0);
}

/** Cancels units that were not shipped and releases their stock. @returns the credit */
export async function cancelOpenUnits(
  work: Work,
  order: LockedOrder,
  cancelled: Omit<UnitCredit, "moveStock">,
  actor: Actor,
): Promise<{ id: number; amount: number }> {
  const freed = cancelled.units.map(({ variantId, units: quantity }) => ({ variantId, quantity }));
  // If the order's reservation has expired, others may already have some of its units, so whatever
  // it still holds is released.
  const moveStock = () =>
    releaseStock(work, orderStock(order.number), cancelled.isWhole ? undefined : freed);
  return creditUnits(work, order, { ...cancelled, moveStock }, actor);
}
