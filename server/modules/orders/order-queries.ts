import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Connection } from "#server/platform/postgres/database.ts";
import { PREPARED } from "#server/platform/postgres/statements.ts";
import { isReadableBy } from "./access/order-policy.ts";
import { creditsOf } from "./credits/credit-queries.ts";
import { fulfilmentsOf } from "./fulfilments/fulfilment-queries.ts";
import type { OrdersTables } from "./tables.ts";

/** An order with everything that belongs to it, read in one statement. */
export type OrderRecord = NonNullable<Awaited<ReturnType<typeof orderById>>>;

export async function orderById(db: Connection, orderId: number) {
  return orders(db).modifyFront(PREPARED).where("order.id", "=", orderId).executeTakeFirst();
}

/** An order with one of its events, in one statement; the event is null if the order has no such event. */
export async function orderWithEvent(db: Connection, orderId: number, eventId: number) {
  return orders(db)
    .modifyFront(PREPARED)
    .select((row) =>
      jsonObjectFrom(
        row
          .selectFrom("orders.order_event as event")
          .select(["event.status", "event.waiting_for", "event.actor", "event.note"])
          .select(["event.fulfilment_id", "event.credit_id"])
          .select(
            sql<boolean>`exists (select from orders.correction where event_id = event.id)`.as(
              "isCorrection",
            ),
          )
          .where("event.id", "=", eventId)
          .whereRef("event.order_id", "=", "order.id"),
      ).as("event"),
    )
    .where("order.id", "=", orderId)
    .executeTakeFirst();
}

/** Any order, for staff. */
export async function orderByNumber(db: Connection, number: string) {
  return orders(db).where("order.number", "=", number).executeTakeFirst();
}

/** Id and state of an order of this shopper; concurrent changes wait for the lock. */
export async function lockOrderOfShopper(db: Connection, number: string, shopperId: number) {
  return db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order as order")
    .select(["order.id", "order.status"])
    .where("order.number", "=", number)
    .where(isReadableBy(shopperId))
    .forUpdate()
    .executeTakeFirst();
}

/** Every order that a shopper placed, oldest first. */
export async function ordersPlacedBy(db: Connection, shopperId: number) {
  return orders(db).where("order.shopper_id", "=", shopperId).orderBy("order.id").execute();
}

/** The contact data that proves knowledge of an order. */
export async function contactOfOrder(db: Connection, number: string) {
  return db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .select(["id", "contact_phone", "contact_phone2", "contact_email"])
    .where("number", "=", number)
    .executeTakeFirst();
}

function orders(db: Connection) {
  return db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order as order")
    .selectAll("order")
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom("orders.order_line as line")
          .select([
            "line.position",
            "line.variant_id",
            "line.sku",
            "line.name",
            "line.options",
            "line.path",
            "line.picture",
          ])
          .select([
            "line.quantity",
            "line.unit_piastres",
            "line.line_piastres",
            "line.discount_piastres",
            "line.vat_piastres",
            "line.vat_rate",
          ])
          .select(["line.shipped", "line.delivered", "line.cancelled", "line.returned"])
          .whereRef("line.order_id", "=", "order.id")
          .orderBy("line.position"),
      ).as("lines"),
      jsonArrayFrom(
        row
          .selectFrom("orders.adjustment as adjustment")
          .select(["adjustment.kind", "adjustment.label", "adjustment.piastres as amount"])
          .whereRef("adjustment.order_id", "=", "order.id")
          .orderBy("adjustment.position"),
      ).as("adjustments"),
      jsonArrayFrom(
        row
          .selectFrom("orders.order_event as event")
          .select(["event.status", "event.at"])
          .whereRef("event.order_id", "=", "order.id")
          .orderBy("event.id"),
      ).as("events"),
      fulfilmentsOf(sql.ref("order.id")).as("fulfilments"),
      creditsOf(sql.ref("order.id")).as("credits"),
    ]);
}
