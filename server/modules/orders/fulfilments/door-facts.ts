import { sql } from "kysely";
import { refundShare } from "#contract/returns/refund-share.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** What whoever takes the money must know of an order's parcels. All in piastres. */
export interface DoorFacts {
  isCod: boolean;
  due: number;
  /** Worth of the pieces that have not left. */
  left: number;
  /** What couriers are to take for the parcels that left, and for those that arrived. */
  sent: number;
  arrived: number;
  /** When the first parcel left; cash that came before is no courier's. */
  firstSentAt: Date | null;
}

interface Row extends Omit<DoorFacts, "left"> {
  lines: { paid: number; quantity: number; credited: number; left: number }[];
}

/** What is to be paid at the door, and how much of it is with couriers. */
export async function doorFacts(db: Connection, orderId: number): Promise<DoorFacts> {
  const { rows } = await sql<Row>`
    select payment_method = 'cod' as "isCod", due_piastres as due,
      (select json_agg(json_build_object('paid', line_piastres - discount_piastres, 'quantity', quantity,
          'credited', cancelled + returned, 'left', quantity - shipped - cancelled))
        from orders.order_line where order_id = placed.id) as lines,
      coalesce(parcels.sent, 0)::bigint as sent, coalesce(parcels.arrived, 0)::bigint as arrived,
      parcels.first as "firstSentAt"
    from orders.order as placed
    cross join lateral (
      select sum(collect_piastres) as sent, min(shipped_at) as first,
        sum(collect_piastres) filter (where delivered_at is not null) as arrived
      from orders.fulfilment where order_id = placed.id
    ) as parcels
    where placed.id = ${orderId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`there is no order ${orderId}`);
  const { lines, ...facts } = row;
  const left = lines.reduce((sum, line) => sum + refundShare(line, line.credited, line.left), 0);
  return { ...facts, left };
}

/** What the courier takes at the door for a parcel. */
export async function setCollect(work: Work, fulfilmentId: number, amount: number): Promise<void> {
  await sql`
    update orders.fulfilment set collect_piastres = ${amount} where id = ${fulfilmentId}
  `.execute(work.db);
}
