import { type RawBuilder, sql } from "kysely";
import type { OrderLimitSettings } from "#contract/kernel/settings.ts";
import { HELD_FOR_LONG } from "#contract/orders/payment-method.ts";
import type { ShopperQuery } from "#server/modules/customers/index.ts";
import type { NetworkKeys } from "#server/platform/http/network-keys.ts";

/** Who is placing an order, as far as people without an account can be told apart. */
export interface Stranger {
  /** An expression: known to the same statement. */
  shopperId: number | RawBuilder<number>;
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

/**
 * Serialises concurrent orders under the same key, so that each sees what the others hold: one SQL
 * expression, for a statement before the one that reads `strangerRecord`.
 * @param shopper the one of `shopperId`
 */
export function strangerLock(
  shopper: ShopperQuery,
  { phone, mailbox, network }: Omit<Stranger, "shopperId">,
): RawBuilder<number> {
  const keys = [phone, mailbox ?? phone, network.narrow, network.wide];
  return sql`(
    with shopper as (${shopper}) select count(pg_advisory_xact_lock(key)) from (
      select distinct hashtextextended('held goods ' || name, 0) as key
      from unnest(${keys}::text[] || array(select 'guest ' || id from shopper)) as name order by key
    ) as keys
  )`;
}

/** What decides about another unpaid order of a stranger. */
export interface StrangerRecord {
  held: HeldRow[];
  /**
   * Whether this phone, browser or mailbox recently left an order unconfirmed, or had one cancelled
   * by the shop. Thousands share a network address: it proves nothing about a person.
   */
  hasLetDown: boolean;
  /** What staff have set; null: nothing yet. */
  set: OrderLimitSettings | null;
}

/** As one SQL expression, to be read after `lockStranger`. */
export function strangerRecord(stranger: Stranger): RawBuilder<StrangerRecord> {
  return sql`jsonb_build_object('held', ${heldGoods(stranger)}, 'hasLetDown', ${hasLetDown(stranger)},
    'set', (select value -> 'orderLimits' from platform.setting where key = 'shop'))`;
}

/**
 * Stock held by unpaid orders: those waiting for payment or a code, and cash orders not being
 * packed yet. A network is shared by strangers, so orders confirmed by a code do not count for it.
 */
function heldGoods(stranger: Stranger): RawBuilder<HeldRow[]> {
  const { shopperId, phone, mailbox, network, besides = null } = stranger;
  return sql`(
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
    select coalesce(jsonb_agg(sums), '[]') from (
      select key, is_waiting as "isWaiting", is_long as "isLong", count(*)::int as orders,
        sum(units.pieces)::int as pieces, sum(due_piastres)::bigint as piastres
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
    ) as sums
  )`;
}

function hasLetDown({ shopperId, phone, mailbox }: Stranger): RawBuilder<boolean> {
  return sql`exists (
    select from orders.order as placed
    where status = 'cancelled' and payment_method = 'cod' and confirmed_at is null
      and (contact_phone = ${phone} or mailbox = ${mailbox} or shopper_id = ${shopperId})
      and placed_at > now() - interval '90 days'
      and exists (
        select from orders.order_event as event
        where event.order_id = placed.id and event.status = 'cancelled' and event.actor <> 'customer'
      )
  )`;
}
