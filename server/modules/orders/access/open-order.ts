import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Minutes that a look-up, or the link in a short message, shows the masked order. */
export const MASKED_MINUTES = 15;
/** Minutes that a code from the order's phone or email opens all of it. */
export const PROVED_MINUTES = 30;

/** Lets a shopper see an order that it has not placed itself: masked, or all of it. */
export async function openOrder(
  work: Work,
  shopperId: number,
  orderId: number,
  until: { isProved: boolean; minutes: number },
): Promise<void> {
  await sql`
    insert into orders.order_access as access (shopper_id, order_id, is_proved, expires_at)
    select ${shopperId}, id, ${until.isProved}, now() + make_interval(mins => ${until.minutes}::int)
    from orders.order where id = ${orderId}
    on conflict (shopper_id, order_id, is_proved)
    do update set expires_at = greatest(access.expires_at, excluded.expires_at)
  `.execute(work.db);
}
