import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/**
 * Moves one account's orders to another. The cart was merged before, so no order is being placed at
 * this moment.
 */
export async function mergeOrders({ db }: Work, fromId: number, toId: number): Promise<void> {
  await sql`
    with theirs as (select id from orders.order where shopper_id = ${fromId} order by id for update)
    update orders.order as placed set shopper_id = ${toId} from theirs where theirs.id = placed.id
  `.execute(db);
  await sql`
    with taken as (
      delete from orders.order_access where shopper_id = ${fromId} returning order_id, is_proved, expires_at
    )
    insert into orders.order_access (shopper_id, order_id, is_proved, expires_at)
    select ${toId}, order_id, is_proved, expires_at from taken on conflict do nothing
  `.execute(db);
  // They were sent to the closed account.
  await sql`delete from orders.code where shopper_id = ${fromId}`.execute(db);
}
