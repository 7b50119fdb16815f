import { sql } from "kysely";
import type { ReturnableOrder } from "#server/modules/orders/index.ts";
import { moneyOf, receivedOf } from "#server/modules/payments/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { PaidSoFar } from "./split-refund.ts";

/** What was paid for delivered goods, and what was refunded. */
export async function paidSoFar(db: Connection, order: ReturnableOrder): Promise<PaidSoFar> {
  const { paid, refunded } = await moneyOf(db, order.id);
  const { rows } = await sql<{ payout: number }>`
    select coalesce(sum(part.piastres), 0)::bigint as payout
    from returns.refund_part as part join returns.return as back on back.id = part.return_id
    where back.order_id = ${order.id} and part.kind = 'payout'
  `.execute(db);
  const { payout = 0 } = rows[0] ?? {};
  const receipts = paid - refunded;
  // Couriers collect cash on delivery, which staff book later from the courier's list.
  const unbooked = Math.max(0, (await receivedOf(db, order.id)) - receipts);
  return {
    receipts,
    atTheDoor: unbooked - payout,
    wallet: order.walletPaid,
    deposited: order.aside - payout,
  };
}
