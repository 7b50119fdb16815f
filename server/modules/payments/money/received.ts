import { sql } from "kysely";
import { codCollection, setCodAmount } from "#server/modules/orders/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Money of an order apart from store credit, in piastres. */
interface Received {
  /** By card, by transfer, or in cash before the first parcel was shipped; minus refunds. */
  before: number;
  /** Cash that couriers have handed over, and refunds of it. */
  cash: number;
  cashBack: number;
}

/**
 * What was paid for an order and not refunded: booked, or held by the courier of a delivered
 * parcel.
 */
export async function receivedOf(db: Connection, orderId: number): Promise<number> {
  const { delivered, firstShippedAt } = await codCollection(db, orderId);
  return withCourier(await receipts(db, orderId, firstShippedAt), delivered);
}

/**
 * What the courier collects for a parcel: the amount due for everything shipped so far, minus
 * earlier payments and what the earlier parcels collect. So delivery and fees are paid with the
 * first one.
 */
export async function collectFor(
  work: Work,
  { orderId, fulfilmentId }: { orderId: number; fulfilmentId: number },
): Promise<void> {
  const { isCod, due, open, shipped, firstShippedAt } = await codCollection(work.db, orderId);
  if (!isCod) return;
  const paid = withCourier(await receipts(work.db, orderId, firstShippedAt), shipped);
  const amount = Math.max(0, due - open - paid);
  if (amount > 0) await setCodAmount(work, fulfilmentId, amount);
}

/**
 * Couriers hand over cash later than they collect it: what they must have counts, booked or not.
 */
function withCourier({ before, cash, cashBack }: Received, taken: number): number {
  return before + Math.max(cash, taken) - cashBack;
}

async function receipts(db: Connection, orderId: number, firstShippedAt: Date | null) {
  const isCouriers = sql`kind = 'cash' and at >= ${firstShippedAt}::timestamptz`;
  const { rows } = await sql<Received>`
    select
      coalesce(sum(piastres - refunded_piastres) filter (where (${isCouriers}) is not true), 0)::bigint as before,
      coalesce(sum(piastres) filter (where ${isCouriers}), 0)::bigint as cash,
      coalesce(sum(refunded_piastres) filter (where ${isCouriers}), 0)::bigint as "cashBack"
    from payments.receipt where order_id = ${orderId}
  `.execute(db);
  return rows[0] ?? { before: 0, cash: 0, cashBack: 0 };
}
