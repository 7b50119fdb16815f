import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { orderHref, ratingKey } from "./access/order-link.ts";
import { orderById, type OrderRecord } from "./order-queries.ts";

/**
 * Ids of fully delivered orders whose last delivery was this many days ago, without those of erased
 * persons.
 */
export async function ordersDelivered(
  db: Connection,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select "order".id from orders.order as "order"
    where "order".status in ('delivered', 'completed') and "order".erased_at is null
      and "order".id in (
        select order_id from orders.fulfilment
        where delivered_at between now() - make_interval(days => ${to}::int) and now() - make_interval(days => ${from}::int)
      )
      and not exists (
        select from orders.fulfilment as later
        where later.order_id = "order".id and later.delivered_at > now() - make_interval(days => ${from}::int)
      )
    order by "order".id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Order data for asking its customer for ratings; undefined: nobody can be asked. */
export interface DeliveredOrder {
  number: string;
  locale: Locale;
  /** Null: the order was placed by telephone. */
  shopperId: number | null;
  name: string;
  email: string;
  /** Undefined: the order belongs to an account. */
  guest: GuestLinks | undefined;
  /** Lines with delivered units. */
  lines: { position: number; variantId: number; delivered: number }[];
}

interface GuestLinks {
  /** Path at which a guest finds the order. */
  order: string;
  /** Allows rating its products, and nothing else. */
  ratingKey: string;
  /** Expiry of both. */
  until: Date;
}

export async function deliveredOrder(
  platform: Pick<Platform, "db" | "authSecret">,
  orderId: number,
): Promise<DeliveredOrder | undefined> {
  const order = await orderById(platform.db, orderId);
  if (order?.erased_at !== null) return undefined;
  const { contact_email: email, contact_name: name, guest_until: until } = order;
  const isLinkOver = until !== null && until <= new Date();
  if (email === null || name === null || isLinkOver) return undefined;
  return {
    number: order.number,
    locale: order.locale,
    shopperId: order.shopper_id,
    name,
    email,
    guest: guestLinks(platform, order),
    lines: order.lines.flatMap((line) =>
      line.delivered === 0
        ? []
        : [
            {
              position: line.position,
              variantId: line.variant_id,
              delivered: line.delivered,
            },
          ],
    ),
  };
}

function guestLinks(
  platform: Pick<Platform, "authSecret">,
  order: OrderRecord,
): GuestLinks | undefined {
  const [link, key] = [orderHref(platform, order), ratingKey(platform, order)];
  const { guest_until: until } = order;
  return link && key && until ? { order: link, ratingKey: key, until } : undefined;
}
