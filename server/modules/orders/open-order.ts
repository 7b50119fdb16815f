import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Lets a guest read an order that it has not placed itself. */
export async function openOrder(work: Work, guestId: number, orderId: number): Promise<void> {
  await sql`
    insert into orders.guest_access (guest_id, order_id)
    select ${guestId}, id from orders.order where id = ${orderId} and guest_id is distinct from ${guestId}
    on conflict do nothing
  `.execute(work.db);
}
