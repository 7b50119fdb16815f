import { sql } from "kysely";
import type { OrderStatus } from "#contract/orders/order-status.ts";
import { forgetOrderRequests } from "#server/modules/wallet/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { forgetThread } from "#server/platform/outbox/forget-messages.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { OrdersTables } from "../tables.ts";

/** Until the goods are delivered, the customer must be reachable. */
const UNDER_WAY = new Set<OrderStatus>(["pending", "ordered", "processing", "shipped"]);

/**
 * Removes the personal data from a shopper's orders: amounts, lines and the governorate stay.
 * Refused while one is in progress. The cart was emptied before, so no order is being placed at
 * this moment.
 */
export async function eraseOrders(work: Work, shopperId: number): Promise<void> {
  const db = work.db.$extendTables<OrdersTables>();
  const orders = await db
    .selectFrom("orders.order")
    .select(["id", "status", "number"])
    .where("shopper_id", "=", shopperId)
    .orderBy("id")
    .forUpdate()
    .execute();
  if (orders.some(({ status }) => UNDER_WAY.has(status))) refuse("open-orders");
  await db.deleteFrom("orders.order_access").where("shopper_id", "=", shopperId).execute();
  await db.deleteFrom("orders.code").where("shopper_id", "=", shopperId).execute();
  for (const { number } of orders) await forgetThread(work, number);
  await forgetOrderRequests(
    work,
    orders.map(({ number }) => number),
  );
  const orderIds = orders.map(({ id }) => id);
  if (orderIds.length === 0) return;
  await db.deleteFrom("orders.order_access").where("order_id", "in", orderIds).execute();
  await db.deleteFrom("orders.code").where("order_id", "in", orderIds).execute();
  // Also those that other browsers asked for, to find orders by these contacts.
  await sql`
    delete from orders.code using orders.order as placed
    where placed.id = any (${orderIds}::int[])
      and code.target in (placed.contact_phone, lower(placed.contact_email))
  `.execute(db);
  await db.deleteFrom("orders.order_note").where("order_id", "in", orderIds).execute();
  await db.deleteFrom("orders.correction").where("order_id", "in", orderIds).execute();
  await db.deleteFrom("orders.held_message").where("order_id", "in", orderIds).execute();
  await db
    .updateTable("orders.order_event")
    .set({ note: null })
    .where("order_id", "in", orderIds)
    .execute();
  await db
    .updateTable("orders.order_call")
    .set({ note: null })
    .where("order_id", "in", orderIds)
    .execute();
  await db
    .updateTable("orders.credit")
    .set({ note: null })
    .where("order_id", "in", orderIds)
    .execute();
  // A tracking number would still identify the person in the courier's records.
  await db
    .updateTable("orders.fulfilment")
    .set({ tracking: null })
    .where("order_id", "in", orderIds)
    .execute();
  await db
    .updateTable("orders.order")
    .set({
      contact_name: null,
      contact_phone: null,
      contact_phone2: null,
      contact_email: null,
      address: null,
      mailbox: null,
      network: null,
      erased_at: sql<Date>`now()`,
    })
    .where("id", "in", orderIds)
    .execute();
}
