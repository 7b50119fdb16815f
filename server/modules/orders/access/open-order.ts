import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Minutes for which a look-up, or the link in a short message, shows the masked order. */
export const MASKED_MINUTES = 15;
/** Minutes for which a code sent to the order's phone or email gives full access. */
export const PROVED_MINUTES = 30;

/** Gives a shopper access to orders that it has not placed itself: masked, or in full. */
export async function openOrder(
  work: Work,
  shopperId: number,
  orders: number | readonly number[],
  until: { isProved: boolean; minutes: number },
): Promise<void> {
  await sql`
    insert into orders.order_access as access (shopper_id, order_id, is_proved, expires_at)
    select ${shopperId}, id, ${until.isProved}, now() + make_interval(mins => ${until.minutes}::int)
    from orders.order where id = any (${[orders].flat()}::int[])
    on conflict (shopper_id, order_id, is_proved)
    do update set expires_at = greatest(access.expires_at, excluded.expires_at)
  `.execute(work.db);
}
