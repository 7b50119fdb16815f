import { sql } from "kysely";
import type { FulfilmentFailure } from "#contract/orders/fulfilment.ts";
import type { RefundMethod } from "#contract/orders/refund-method.ts";
import { takeBackStock } from "#server/modules/inventory/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { feesOf } from "../credits/cancel-rest.ts";
import { walletPart } from "../credits/credit-sums.ts";
import { creditUnits } from "../credits/credit-units.ts";
import { fulfilmentStock } from "../order-number.ts";
import type { OrderPayments } from "../order-payments.ts";
import type { Actor } from "../status/actor.ts";
import { syncStatus } from "../status/change-order.ts";
import { countUnits, lockOrderByNumber, orderUnits } from "../status/lock-order.ts";
import { checkUnits, type OpenUnits, type RequestedUnits } from "../status/requested-units.ts";
import type { OrdersTables } from "../tables.ts";

export interface FailedParcel {
  failure: FulfilmentFailure;
  /** The damaged ones of the returned units. */
  damaged: readonly RequestedUnits[];
  refundTo: RefundMethod;
}

/**
 * Records that a parcel will not be delivered. Its units are cancelled and credited like unshipped
 * ones; undamaged ones go back into stock. When nothing else of the order is left, it is cancelled
 * with its delivery and fees.
 */
export async function failFulfilment(
  work: Work,
  payments: OrderPayments,
  { number, fulfilment }: { number: string; fulfilment: number },
  { failure, damaged, refundTo }: FailedParcel,
  actor: Actor,
): Promise<{ orderId: number; amount: number }> {
  const order = await lockOrderByNumber(work, number);
  // Read first: afterwards the parcel's cash no longer counts as held by the courier.
  const received = refundTo === "wallet" ? await payments.receivedOf(work.db, order.id) : 0;
  const sent = await markFailed(work, order.id, fulfilment, failure);
  const lines = await orderUnits(work, order.id);
  // No longer shipped, they count as open until they are cancelled below.
  const units = checkUnits(sent, lines);
  const broken = checkUnits(
    damaged,
    units.map((line) => ({ ...line, open: line.units })),
  );
  if (failure === "lost" && broken.length > 0) refuse("units-left", { left: 0 });
  const { open, ...moved } = countUnits(lines);
  const after = units.reduce((rest, line) => rest - line.units, open);
  const isWhole = after === 0 && moved.shipped === 0;
  const { id: creditId, amount } = await creditUnits(
    work,
    order,
    {
      units,
      isWhole,
      fees: isWhole ? feesOf(order, lines) : 0,
      wallet: (sum) => walletPart(sum, refundTo, order, received),
      moveStock: async () => {
        if (failure === "refused")
          await takeBack(work, fulfilmentStock(order.number, fulfilment), units, broken);
      },
    },
    actor,
  );
  await syncStatus(work, order, { ...moved, open: after }, { ...actor, creditId });
  return { orderId: order.id, amount };
}

/** @returns its units */
async function markFailed(
  work: Work,
  orderId: number,
  number: number,
  failure: FulfilmentFailure,
): Promise<RequestedUnits[]> {
  const db = work.db.$extendTables<OrdersTables>();
  const parcel = await db
    .selectFrom("orders.fulfilment")
    .select(["id", "state"])
    .where("order_id", "=", orderId)
    .where("number", "=", number)
    .executeTakeFirst();
  if (!parcel) refuse("not-found");
  if (parcel.state !== "shipped") refuse("order-state");
  await db
    .updateTable("orders.fulfilment")
    .set({ failure, failed_at: sql<Date>`now()`, collect_piastres: 0 })
    .where("id", "=", parcel.id)
    .execute();
  return db
    .selectFrom("orders.fulfilment_line")
    .select(["position", "quantity"])
    .where("fulfilment_id", "=", parcel.id)
    .orderBy("position")
    .execute();
}

async function takeBack(
  work: Work,
  originator: string,
  units: readonly OpenUnits[],
  broken: readonly OpenUnits[],
): Promise<void> {
  const brokenOf = (position: number) =>
    broken.find((line) => line.position === position)?.units ?? 0;
  await takeBackStock(work, originator, {
    whole: units.flatMap(({ position, variantId, units: quantity }) => {
      const whole = quantity - brokenOf(position);
      return whole > 0 ? [{ variantId, quantity: whole }] : [];
    }),
    broken: broken.map(({ variantId, units: quantity }) => ({ variantId, quantity })),
  });
}
