import { type RawBuilder, sql } from "kysely";
import type { OrderLimitSettings } from "#contract/kernel/settings.ts";
import { HELD_FOR_LONG } from "#contract/orders/payment-method.ts";
import type { NetworkKeys } from "#server/platform/http/network-keys.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** A buyer as far as people without an account can be told apart. */
export interface Buyer {
  shopperId: number;
  phone: string;
  /** Null: no email. */
  mailbox: string | null;
  network: NetworkKeys;
  /** An order that is not counted. */
  except?: number | undefined;
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
 * Serialises concurrent orders under the same key, so that each sees what the others hold. Sent
 * before the statement of `readBuyerRecord`.
 */
export async function lockBuyer(
  { db }: Work,
  { shopperId, phone, mailbox, network }: Buyer,
): Promise<void> {
  const keys = [`guest ${shopperId}`, phone, mailbox ?? phone, network.narrow, network.wide];
  await sql`
    select count(pg_advisory_xact_lock(key)) from (
      select distinct hashtextextended('held goods ' || name, 0) as key
      from unnest(${keys}::text[]) as name order by key
    ) as keys
  `.execute(db);
}

/** What decides about another unpaid order of a buyer. */
export interface BuyerRecord {
  held: HeldRow[];
  /**
   * Whether this phone, browser or mailbox recently left an order unconfirmed, or had one cancelled
   * by the shop. Thousands share a network address: it proves nothing about a person.
   */
  hasLetDown: boolean;
  /** What staff have set; null: nothing yet. */
  set: OrderLimitSettings | null;
}

export async function readBuyerRecord({ db }: Work, buyer: Buyer): Promise<BuyerRecord> {
  const { rows } = await sql<BuyerRecord>`
    select ${heldGoods(buyer)} as held, ${hasLetDown(buyer)} as "hasLetDown",
      (select value -> 'orderLimits' from platform.setting where key = 'shop') as set
  `.execute(db);
  const [record] = rows;
  if (!record) throw new Error("the buyer's record was not read");
  return record;
}

/**
 * Stock held by unpaid orders: those waiting for payment or a code, and cash orders not being
 * packed yet. Many customers share a network, so orders confirmed by a code do not count for it.
 */
function heldGoods(buyer: Buyer): RawBuilder<HeldRow[]> {
  const { shopperId, phone, mailbox, network, except = null } = buyer;
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
        and due_piastres > 0 and id is distinct from ${except}::int
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

function hasLetDown({ shopperId, phone, mailbox }: Buyer): RawBuilder<boolean> {
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
