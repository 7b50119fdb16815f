import { type RawBuilder, type SqlBool, sql } from "kysely";

export interface CashRate {
  /** Delivered and refused orders together. */
  ended: number;
  refused: number;
}

/**
 * Refused on the phone or at the door. Orders that were cancelled by customers or staff, or
 * expired, are not refusals. For queries on `orders.order as placed`.
 */
const isRefused = sql<SqlBool>`(placed.call_result = 'refused' or exists (
  select from orders.fulfilment as parcel
  where parcel.order_id = placed.id and parcel.failed_at is not null and parcel.failure = 'refused'
))`;

/** Of the cash orders among these, how many have ended, and how many were refused. */
export function cashRate(among: RawBuilder<unknown>): RawBuilder<CashRate> {
  return sql`(
    select json_build_object(
      'ended', count(*) filter (where status in ('delivered', 'completed') or ${isRefused}),
      'refused', count(*) filter (where ${isRefused})
    ) from orders.order as placed where payment_method = 'cod' and ${among}
  )`;
}
