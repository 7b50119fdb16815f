import { type RawBuilder, type SqlBool, sql } from "kysely";

export interface CashRate {
  /** Delivered and refused ones together. */
  ended: number;
  refused: number;
}

/**
 * Refused: on the phone, or a parcel at the door. What customers cancel themselves, staff cancel or ran out is no refusal.
 * For queries on `orders.order as placed`.
 */
const isRefused = sql<SqlBool>`(placed.call_result = 'refused' or exists (
  select from orders.fulfilment as parcel
  where parcel.order_id = placed.id and parcel.failed_at is not null and parcel.failure = 'refused'
))`;

/** Of the cash orders among these: how many came to an end, and how many were refused. */
export function cashRate(among: RawBuilder<unknown>): RawBuilder<CashRate> {
  return sql`(
    select json_build_object(
      'ended', count(*) filter (where status in ('delivered', 'completed') or ${isRefused}),
      'refused', count(*) filter (where ${isRefused})
    ) from orders.order as placed where payment_method = 'cod' and ${among}
  )`;
}
