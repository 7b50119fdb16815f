import { sql } from "kysely";
import type { FulfilmentState } from "#contract/orders/fulfilment.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** A parcel as couriers refer to it. */
export interface CashParcel {
  orderId: number;
  orderNumber: string;
  parcel: number;
  tracking: string | null;
  state: FulfilmentState;
  isCod: boolean;
  /** Amount to be collected. */
  expected: number;
}

/** All parcels of the orders with these numbers, and those with these tracking numbers. */
export async function cashParcels(
  db: Connection,
  { numbers, trackings }: { numbers: readonly string[]; trackings: readonly string[] },
): Promise<CashParcel[]> {
  const { rows } = await sql<CashParcel>`
    select placed.id as "orderId", placed.number as "orderNumber", parcel.number as parcel, tracking, state,
      payment_method = 'cod' as "isCod", collect_piastres as expected
    from orders.fulfilment as parcel join orders.order as placed on placed.id = parcel.order_id
    where placed.number = any (${numbers}::text[]) or tracking = any (${trackings}::text[])
    order by placed.id, parcel.number
  `.execute(db);
  return rows;
}
