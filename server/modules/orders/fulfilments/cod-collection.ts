import { sql } from "kysely";
import { refundShare } from "#contract/orders/refund-share.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** The cash-on-delivery amounts of an order, and where the cash is. All in piastres. */
export interface CodCollection {
  isCod: boolean;
  due: number;
  /** Value of the units that are not shipped yet. */
  open: number;
  /** What couriers collect for shipped parcels, and for delivered ones. */
  shipped: number;
  delivered: number;
  /** When the first parcel was shipped; cash received before is not from a courier. */
  firstShippedAt: Date | null;
}

interface Row extends Omit<CodCollection, "open"> {
  lines: { paid: number; quantity: number; credited: number; open: number }[];
}

export async function codCollection(db: Connection, orderId: number): Promise<CodCollection> {
  const { rows } = await sql<Row>`
    select payment_method = 'cod' as "isCod", due_piastres as due,
      (select json_agg(json_build_object('paid', line_piastres - discount_piastres, 'quantity', quantity,
          'credited', cancelled + returned, 'open', quantity - shipped - cancelled))
        from orders.order_line where order_id = placed.id) as lines,
      coalesce(parcels.shipped, 0)::bigint as shipped, coalesce(parcels.delivered, 0)::bigint as delivered,
      parcels.first as "firstShippedAt"
    from orders.order as placed
    cross join lateral (
      select sum(collect_piastres) as shipped, min(shipped_at) as first,
        sum(collect_piastres) filter (where delivered_at is not null) as delivered
      from orders.fulfilment where order_id = placed.id
    ) as parcels
    where placed.id = ${orderId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`there is no order ${orderId}`);
  const { lines, ...facts } = row;
  const open = lines.reduce((sum, line) => sum + refundShare(line, line.credited, line.open), 0);
  return { ...facts, open };
}

/** Sets the amount that the courier collects for a parcel. */
export async function setCodAmount(
  work: Work,
  fulfilmentId: number,
  amount: number,
): Promise<void> {
  await sql`
    update orders.fulfilment set collect_piastres = ${amount} where id = ${fulfilmentId}
  `.execute(work.db);
}
