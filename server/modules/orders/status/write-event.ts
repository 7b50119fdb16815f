import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { OrdersTables } from "../tables.ts";
import type { EventCause } from "./actor.ts";
import { columnsOf, type OrderState } from "./order-states.ts";

/**
 * Notes an event of an order: a state, or what happened beside it. The customer gets a mail of it later; that the order
 * is on its way stands in the mails of its parcels only.
 */
export async function writeEvent(
  work: Work,
  orderId: number,
  state: OrderState,
  { actor, staffId, note, fulfilmentId, creditId }: EventCause,
  { isMailed } = { isMailed: true },
): Promise<void> {
  const hasMail = isMailed && (state !== "shipped" || fulfilmentId !== undefined);
  await work.db
    .$extendTables<OrdersTables>()
    .insertInto("orders.order_event")
    .values({
      order_id: orderId,
      ...columnsOf(state),
      actor,
      staff_id: staffId ?? null,
      note: note ?? null,
      fulfilment_id: fulfilmentId ?? null,
      credit_id: creditId ?? null,
      mailed_at: hasMail ? null : sql<Date>`now()`,
    })
    .execute();
}
