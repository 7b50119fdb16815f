import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/**
 * Moves one shopper's orders to another. The cart was merged before, so no order is being placed at
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
    insert into orders.order_access as access (shopper_id, order_id, is_proved, expires_at)
    select ${toId}, order_id, is_proved, expires_at from taken
    on conflict (shopper_id, order_id, is_proved)
    do update set expires_at = greatest(access.expires_at, excluded.expires_at)
  `.execute(db);
}

/** Codes that one of a browser's guests requested are entered by the other. */
export async function moveCodes({ db }: Work, fromId: number, toId: number): Promise<void> {
  await sql`
    update orders.code as moving set shopper_id = ${toId} where shopper_id = ${fromId}
    and not exists (
      select from orders.code as own where own.shopper_id = ${toId} and own.purpose = moving.purpose
        and own.order_id is not distinct from moving.order_id
    )
  `.execute(db);
}

/** They were sent to an account that is closed. */
export async function deleteCodes({ db }: Work, shopperId: number): Promise<void> {
  await sql`delete from orders.code where shopper_id = ${shopperId}`.execute(db);
}
