import { sql } from "kysely";
import { HELD_FOR_LONG } from "#contract/orders/payment-method.ts";
import type { NetworkKeys } from "#server/platform/http/network-keys.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Who is placing an order, as far as people without an account can be told apart. */
export interface Stranger {
  shopperId: number;
  phone: string;
  /** Null: no email. */
  mailbox: string | null;
  network: NetworkKeys;
  /** One of their orders that is not counted. */
  besides?: number | undefined;
}

export type Counted = "guest" | "phone" | "mailbox" | "address" | "network";

/** What is held under one key. */
export interface HeldRow {
  key: Counted;
  /**
   * Waits for payment, a code or an approver. Otherwise it is a cash order that is not being packed
   * yet.
   */
  isWaiting: boolean;
  /** Held for a day (`HELD_FOR_LONG`). */
  isLong: boolean;
  orders: number;
  pieces: number;
  piastres: number;
}

/** Serialises concurrent orders under the same key, so that each sees what the others hold. */
export async function lockStranger({ db }: Work, stranger: Stranger): Promise<void> {
  const { shopperId, phone, mailbox, network } = stranger;
  const keys = [`guest ${shopperId}`, phone, mailbox ?? phone, network.narrow, network.wide];
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended('held goods ' || name, 0) as key from unnest(${keys}::text[]) as name order by key
    ) as keys
  `.execute(db);
}

/**
 * Stock held by unpaid orders: those waiting for payment or a code, and cash orders not being
 * packed yet. A network is shared by strangers, so orders confirmed by a code do not count for it.
 */
export async function heldGoods({ db }: Work, stranger: Stranger): Promise<HeldRow[]> {
  const { shopperId, phone, mailbox, network, besides = null } = stranger;
  const { rows } = await sql<HeldRow>`
    with held as (
      select id, shopper_id, contact_phone, mailbox, network, confirmed_at, due_piastres,
        status = 'pending' as is_waiting,
        status = 'pending' and payment_method = any (${HELD_FOR_LONG}) as is_long
      from orders.order as placed
      where (shopper_id = ${shopperId} or contact_phone = ${phone} or mailbox = ${mailbox}
          or network <<= ${network.wide}::inet)
        and (
          (status = 'pending' and waiting_for in ('approval', 'payment', 'confirmation') and expires_at > now())
          or (status = 'ordered' and payment_method = 'cod')
        )
        and due_piastres > 0 and id is distinct from ${besides}::int
    )
    select key, is_waiting as "isWaiting", is_long as "isLong", count(*)::int as orders, sum(units.pieces)::int as pieces,
      sum(due_piastres)::bigint as piastres
    from held
    cross join lateral (
      select sum(quantity - cancelled) as pieces from orders.order_line as line where line.order_id = held.id
    ) as units
    cross join lateral (values
      ('guest', shopper_id = ${shopperId}), ('phone', contact_phone = ${phone}), ('mailbox', mailbox = ${mailbox}),
      ('address', network = ${network.narrow}::inet and confirmed_at is null),
      ('network', network <<= ${network.wide}::inet and confirmed_at is null)
    ) as counted (key, applies)
    where counted.applies
    group by 1, 2, 3
  `.execute(db);
  return rows;
}

/**
 * Whether this phone, mailbox or network recently left an order unconfirmed, or had one cancelled
 * by the shop.
 */
export async function hasLetDown({ db }: Work, stranger: Stranger): Promise<boolean> {
  const { phone, mailbox, network } = stranger;
  const { rows } = await sql`
    select from orders.order as placed
    where status = 'cancelled' and payment_method = 'cod' and confirmed_at is null
      and (
        ((contact_phone = ${phone} or mailbox = ${mailbox}) and placed_at > now() - interval '90 days')
        or (network = ${network.narrow}::inet and placed_at > now() - interval '1 day')
      )
      and exists (
        select from orders.order_event as event
        where event.order_id = placed.id and event.status = 'cancelled' and event.actor <> 'customer'
      )
    limit 1
  `.execute(db);
  return rows.length > 0;
}
