import { type RawBuilder, sql } from "kysely";
import type { Fulfilment } from "#contract/orders/fulfilment.ts";

/** Timestamps are in the database's JSON format. */
export type FulfilmentRecord = Fulfilment & { id: number };

/** The parcels of an order, in order, as JSON. */
export function fulfilmentsOf(orderId: RawBuilder<unknown>): RawBuilder<FulfilmentRecord[]> {
  return sql`coalesce((
    select json_agg(json_build_object(
      'id', parcel.id, 'number', parcel.number, 'state', parcel.state, 'courier', parcel.courier, 'tracking', parcel.tracking,
      'shippedAt', parcel.shipped_at, 'deliveredAt', parcel.delivered_at, 'failedAt', parcel.failed_at,
      'collect', parcel.collect_piastres,
      'lines', (
        select json_agg(json_build_object('position', sent.position, 'quantity', sent.quantity) order by sent.position)
        from orders.fulfilment_line as sent where sent.fulfilment_id = parcel.id
      )
    ) order by parcel.number)
    from orders.fulfilment as parcel where parcel.order_id = ${orderId}
  ), '[]')`;
}

export function presentFulfilment(record: FulfilmentRecord): Fulfilment {
  const { number, state, courier, tracking, shippedAt, deliveredAt, failedAt, collect, lines } =
    record;
  const carriage = { courier, tracking, collect };
  return {
    number,
    state,
    ...carriage,
    shippedAt: new Date(shippedAt).toISOString(),
    deliveredAt: deliveredAt && new Date(deliveredAt).toISOString(),
    failedAt: failedAt && new Date(failedAt).toISOString(),
    lines,
  };
}
