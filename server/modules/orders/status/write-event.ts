import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { sendOrderMail } from "../mails/order-mail-job.ts";
import type { OrdersTables } from "../tables.ts";
import type { EventCause } from "./actor.ts";
import { columnsOf, type OrderState } from "./order-states.ts";

/**
 * Events sent by short message to customers without an email: the order was confirmed, its
 * recipient was corrected, a parcel was shipped, units were cancelled, money was refunded, or the
 * order was cancelled.
 */
function isTexted(state: OrderState, cause: EventCause): boolean {
  const { fulfilmentId, creditId, isCorrection = false } = cause;
  const isBesideState = isCorrection || fulfilmentId !== undefined || creditId !== undefined;
  return isBesideState || state === "ordered" || state === "cancelled";
}

/**
 * Records an event of an order: a new state, or something beside it. The customer gets a mail about
 * it; shipping is announced only by the mails of its parcels.
 * @returns its id
 */
export async function writeEvent(
  work: Work,
  orderId: number,
  state: OrderState,
  cause: EventCause,
  { isMailed } = { isMailed: true },
): Promise<number> {
  const { actor, staffId, note, fulfilmentId, creditId } = cause;
  const hasMail = isMailed && (state !== "shipped" || fulfilmentId !== undefined);
  const event = await work.db
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
    })
    .returning([
      "id",
      sql<boolean>`(
        select contact_email is not null or (${isTexted(state, cause)} and contact_phone is not null)
        from orders.order where id = ${orderId}
      )`.as("isReached"),
    ])
    .executeTakeFirstOrThrow();
  if (hasMail && event.isReached) await sendOrderMail(work, orderId, event.id);
  return event.id;
}
