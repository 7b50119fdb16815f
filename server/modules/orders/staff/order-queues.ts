import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { ORDER_QUEUES, type OrderQueue } from "#contract/orders/order-queue.ts";
import type { staffOrderEndpoints } from "#contract/orders/staff-endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Same condition as the index `order_open`: orders that are not finished. */
const isOpen = sql<SqlBool>`status in ('pending', 'ordered', 'processing', 'shipped')`;

/** A cash-on-delivery order not confirmed by the customer yet. */
const isUnheard = sql<SqlBool>`status = 'ordered' and payment_method = 'cod' and confirmed_at is null`;

const isUnreachable = sql<SqlBool>`(${isUnheard} and call_result = 'wrong-number')`;
/** A subquery, so that Cairo's date is evaluated once and not per order. */
const isLate = sql<SqlBool>`(
  status in ('ordered', 'processing', 'shipped') and latest < (select (now() at time zone 'Africa/Cairo')::date)
)`;

export const toCall = sql<SqlBool>`(${isUnheard} and call_result is distinct from 'wrong-number')`;

/** Days for which staff call back. */
const CALL_BACK_DAYS = 7;

/**
 * The shop cancelled it when its deadline was over. What a later order replaces, or staff dismissed,
 * is no longer listed.
 */
const isLapsed = sql<SqlBool>`(
  status = 'cancelled' and payment_method = 'cod' and confirmed_at is null and contact_phone is not null
  and called_back_at is null and placed_at > now() - make_interval(days => ${CALL_BACK_DAYS})
  and exists (
    select from orders.order_event as event
    where event.order_id = "order".id and event.waiting_for = 'confirmation'
  )
  and exists (
    select from orders.order_event as event
    where event.order_id = "order".id and event.status = 'cancelled' and event.actor = 'shop'
  )
  and not exists (
    select from orders.order as later
    where later.contact_phone = "order".contact_phone and later.id > "order".id
  )
)`;

const QUEUES: Record<Exclude<OrderQueue, "lapsed">, RawBuilder<SqlBool>> = {
  call: toCall,
  confirm: sql`(status = 'pending' and waiting_for <> 'payment')`,
  payment: sql`(status = 'pending' and waiting_for = 'payment')`,
  pack: sql`(status = 'ordered' and (payment_method <> 'cod' or confirmed_at is not null))`,
  "hand-over": sql`(status = 'processing')`,
  problem: sql`(${isLate} or ${isUnreachable})`,
};

/** Whether an order is in a queue. */
export function isIn(queue: OrderQueue): RawBuilder<SqlBool> {
  return queue === "lapsed" ? isLapsed : sql`(${isOpen} and ${QUEUES[queue]})`;
}

/** Why an order needs attention. */
export const problemOf = sql<"late" | "wrong-number" | null>`
  case when ${isUnreachable} then 'wrong-number' when ${isLate} then 'late' end
`;

/** What was ordered, of orders whose customers staff call about it. */
export function calledGoods(locale: Locale) {
  return orderedGoods(locale, sql`("order".waiting_for = 'confirmation' or ${isLapsed})`);
}

/** The goods of an order in a query, if the condition holds; otherwise none. */
export function orderedGoods(locale: Locale, condition: RawBuilder<unknown>) {
  return sql<{ name: string; quantity: number }[]>`(
    select coalesce(json_agg(json_build_object('name', name ->> ${locale}, 'quantity', quantity) order by position), '[]')
    from orders.order_line where order_id = "order".id and ${condition}
  )`;
}

/** Counts all queues in one scan of the open orders, and one of the last days. */
export async function countOrderQueues(
  db: Connection,
): Promise<EndpointResponse<typeof staffOrderEndpoints.countOrderQueues>> {
  const counts = ORDER_QUEUES.map((queue) =>
    queue === "lapsed"
      ? sql`(select count(*)::int from orders.order where ${isLapsed}) as lapsed`
      : sql`(count(*) filter (where ${QUEUES[queue]}))::int as ${sql.ref(queue)}`,
  );
  const { rows } = await sql<Record<OrderQueue, number>>`
    select ${sql.join(counts)} from orders.order where ${isOpen}
  `.execute(db);
  return rows[0] as Record<OrderQueue, number>;
}
