import { sql } from "kysely";
import { codCollection, setCodAmount } from "#server/modules/orders/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Money of an order beside store credit, in piastres. */
interface Received {
  /** By card, by transfer, or in cash before the first parcel left; less what of it went back. */
  before: number;
  /** Cash that couriers have handed over, and what of it went back. */
  cash: number;
  cashBack: number;
}

/** What was paid for an order and not given back: booked, or in the hands of a courier whose parcel has arrived. */
export async function receivedOf(db: Connection, orderId: number): Promise<number> {
  const { delivered, firstShippedAt } = await codCollection(db, orderId);
  return withCourier(await receipts(db, orderId, firstShippedAt), delivered);
}

/**
 * What the courier takes at the door for a parcel: what is due for all that has left, less what was paid before and
 * what the parcels before take. Delivery and fees are thus paid with the first one.
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

/** Couriers hand cash over later than they take it: what they are known to have counts, booked or not. */
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
