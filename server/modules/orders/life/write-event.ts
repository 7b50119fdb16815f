import { sql } from "kysely";
import type { OrderStatus } from "#contract/orders/order-status.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { OrdersTables } from "../tables.ts";
import type { PieceMover } from "./mover.ts";

/**
 * Notes a step of an order: a state, or what happened beside it. The customer is told by mail later; that the order is
 * on its way is told with its parcels only.
 */
export async function writeEvent(
  work: Work,
  orderId: number,
  status: OrderStatus,
  { actor, staffId, note, fulfilmentId, creditId }: PieceMover,
): Promise<void> {
  const isToldAlready = status === "Shipping" && fulfilmentId === undefined;
  await work.db
    .$extendTables<OrdersTables>()
    .insertInto("orders.order_event")
    .values({
      order_id: orderId,
      status,
      actor,
      staff_id: staffId ?? null,
      note: note ?? null,
      fulfilment_id: fulfilmentId ?? null,
      credit_id: creditId ?? null,
      mailed_at: isToldAlready ? sql<Date>`now()` : null,
    })
    .execute();
}
