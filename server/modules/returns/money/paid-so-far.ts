import { sql } from "kysely";
import type { ReturnableOrder } from "#server/modules/orders/index.ts";
import { moneyOf } from "#server/modules/payments/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { PaidSoFar } from "./split-refund.ts";

/** What was paid for a delivered order, and what went back. */
export async function paidSoFar(db: Connection, order: ReturnableOrder): Promise<PaidSoFar> {
  const { paid, refunded } = await moneyOf(db, order.id);
  const { rows } = await sql<{ payout: number; deposited: number }>`
    select coalesce(sum(part.piastres) filter (where part.kind = 'payout'), 0)::bigint as payout,
      coalesce(sum(part.piastres) filter (where part.kind = 'wallet'), 0)::bigint as deposited
    from returns.refund_part as part join returns.return as back on back.id = part.return_id
    where back.order_id = ${order.id}
  `.execute(db);
  const { payout = 0, deposited = 0 } = rows[0] ?? {};
  const due = order.total - order.walletPaid;
  // The courier hands the goods over for the money; staff book it later from the courier's list.
  const unbooked = order.method === "cod" ? Math.max(0, due - paid) : 0;
  return {
    receipts: paid - refunded,
    atTheDoor: unbooked - payout,
    wallet: order.walletPaid,
    deposited,
  };
}
