import { sql } from "kysely";
import { HOLD_MINUTES } from "#contract/orders/payment-method.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { AcknowledgedOrder } from "../acknowledged.ts";
import { stateOf } from "./orders.ts";

/**
 * Records as cancelled what the shop cancelled for lack of payment, but not before its deadline.
 */
export async function noteExpired(
  db: Connection,
  orders: readonly AcknowledgedOrder[],
): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select number from orders.order as placed
    join orders.order_event as event on event.order_id = placed.id
    where event.status = 'cancelled' and event.actor = 'shop' and placed.payment_method = 'card'
      and event.at >= placed.placed_at + make_interval(mins => ${HOLD_MINUTES.card})
  `.execute(db);
  const expired = new Set(rows.map(({ number }) => number));
  for (const order of orders)
    if (stateOf(order) === "pending" && expired.has(order.number)) order.status = "cancelled";
}
