import type { RefundMethod } from "#contract/orders/refund-method.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { OrderPayments } from "../order-payments.ts";
import type { Actor } from "../status/actor.ts";
import { syncStatus } from "../status/change-order.ts";
import { countUnits, orderUnits, lockOrderByNumber } from "../status/lock-order.ts";
import type { OrderState } from "../status/order-states.ts";
import { type RequestedUnits, checkUnits } from "../status/requested-units.ts";
import { cancelOpenUnits, feesOf } from "./cancel-rest.ts";
import { walletPart } from "./credit-sums.ts";

/** An order that waits for payment can only be cancelled as a whole. */
const MAY_SHRINK = new Set<OrderState>(["ordered", "processing"]);

export interface UnitsToCancel {
  lines: readonly RequestedUnits[];
  refundTo: RefundMethod;
}

/**
 * Cancels units that are not shipped yet. When nothing is left, the order is cancelled with its
 * delivery and fees; when the rest has already been shipped, it continues. @returns what was
 * credited
 */
export async function cancelUnits(
  work: Work,
  payments: OrderPayments,
  number: string,
  { lines: requested, refundTo }: UnitsToCancel,
  actor: Actor,
): Promise<{ orderId: number; amount: number }> {
  const order = await lockOrderByNumber(work, number);
  if (!MAY_SHRINK.has(order.state)) refuse("order-state");
  const lines = await orderUnits(work, order.id);
  const units = checkUnits(requested, lines);
  const { open, shipped, delivered } = countUnits(lines);
  const after = units.reduce((rest, line) => rest - line.units, open);
  const isWhole = after === 0 && shipped === 0;
  const received = refundTo === "wallet" ? await payments.receivedOf(work.db, order.id) : 0;
  const { id: creditId, amount } = await cancelOpenUnits(
    work,
    order,
    {
      units,
      isWhole,
      fees: isWhole ? feesOf(order, lines) : 0,
      wallet: (sum) => walletPart(sum, refundTo, order, received),
    },
    actor,
  );
  await syncStatus(work, order, { open: after, shipped, delivered }, { ...actor, creditId });
  return { orderId: order.id, amount };
}
