import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Lets a shopper read an order that it has not placed itself. */
export async function openOrder(work: Work, shopperId: number, orderId: number): Promise<void> {
  await sql`
    insert into orders.order_access (shopper_id, order_id)
    select ${shopperId}, id from orders.order where id = ${orderId} and shopper_id is distinct from ${shopperId}
    on conflict do nothing
  `.execute(work.db);
}
