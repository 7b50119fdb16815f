import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
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

const QUEUES: Record<OrderQueue, RawBuilder<SqlBool>> = {
  call: toCall,
  confirm: sql`(status = 'pending' and waiting_for <> 'payment')`,
  payment: sql`(status = 'pending' and waiting_for = 'payment')`,
  pack: sql`(status = 'ordered' and (payment_method <> 'cod' or confirmed_at is not null))`,
  "hand-over": sql`(status = 'processing')`,
  problem: sql`(${isLate} or ${isUnreachable})`,
};

/** Whether an order is in a queue. */
export function isIn(queue: OrderQueue): RawBuilder<SqlBool> {
  return sql`(${isOpen} and ${QUEUES[queue]})`;
}

/** Why an order needs attention. */
export const problemOf = sql<"late" | "wrong-number" | null>`
  case when ${isUnreachable} then 'wrong-number' when ${isLate} then 'late' end
`;

/** Counts all queues in one scan of the open orders. */
export async function countOrderQueues(
  db: Connection,
): Promise<EndpointResponse<typeof staffOrderEndpoints.countOrderQueues>> {
  const counts = ORDER_QUEUES.map(
    (queue) => sql`(count(*) filter (where ${QUEUES[queue]}))::int as ${sql.ref(queue)}`,
  );
  const { rows } = await sql<Record<OrderQueue, number>>`
    select ${sql.join(counts)} from orders.order where ${isOpen}
  `.execute(db);
  return rows[0] as Record<OrderQueue, number>;
}
