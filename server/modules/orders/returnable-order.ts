import { sql } from "kysely";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { OrderStatus } from "#contract/orders/order-status.ts";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { isReadableBy } from "./access/order-policy.ts";
import type { FrozenPicture } from "./tables.ts";

/** The data of an order needed to handle a return. */
export interface ReturnableOrder {
  id: number;
  number: string;
  status: OrderStatus;
  locale: Locale;
  shopperId: number | null;
  /** Null once the person was erased. */
  name: string | null;
  phone: string | null;
  email: string | null;
  method: PaymentMethod;
  /** In piastres: the total when placed, and the part paid by store credit. */
  total: number;
  walletPaid: number;
  /** Credited since, and the part of it given as store credit or by hand. */
  credited: number;
  aside: number;
  /** To be paid in addition to store credit, now. */
  due: number;
  /** Delivery and fees, included in `total`. */
  fees: number;
  /** When the latest parcel was delivered; null: none was. */
  deliveredAt: Date | null;
  lines: ReturnableOrderLine[];
}

export interface ReturnableOrderLine {
  position: number;
  variantId: number;
  sku: string;
  name: Bilingual;
  options: Bilingual;
  picture: FrozenPicture | null;
  quantity: number;
  /** Piastres after discounts. */
  paid: number;
  /** Delivered units, and when the latest of them was delivered. */
  delivered: number;
  deliveredAt: Date | null;
  /** Cancelled units, and all units that were credited for whatever reason. */
  cancelled: number;
  credited: number;
}

/** Whether this shopper may read an order. */
export async function mayReadOrder(
  db: Connection,
  orderId: number,
  shopperId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from orders.order as "order" where id = ${orderId} and ${isReadableBy(shopperId)}
  `.execute(db);
  return rows.length > 0;
}

/** An order's data for returns, in one statement. */
export async function returnableOrder(db: Connection, orderId: number): Promise<ReturnableOrder> {
  const { rows } = await sql<ReturnableOrder>`
    select id, number, status, locale, shopper_id as "shopperId", contact_name as name, contact_phone as phone,
      contact_email as email, payment_method as method, total_piastres as total, wallet_piastres as "walletPaid",
      credited_piastres as credited, aside_piastres as aside, due_piastres as due,
      total_piastres - (items_piastres - discount_piastres) as fees,
      (select max(delivered_at) from orders.fulfilment where order_id = placed.id) as "deliveredAt",
      (select json_agg(json_build_object(
          'position', position, 'variantId', variant_id, 'sku', sku, 'name', name, 'options', options,
          'picture', picture, 'quantity', quantity, 'paid', line_piastres - discount_piastres,
          'delivered', delivered, 'cancelled', cancelled, 'credited', cancelled + returned, 'deliveredAt', (
            select max(parcel.delivered_at) from orders.fulfilment as parcel
            join orders.fulfilment_line as sent on sent.fulfilment_id = parcel.id
            where sent.order_id = line.order_id and sent.position = line.position
          )
        ) order by position)
        from orders.order_line as line where line.order_id = placed.id) as lines
    from orders.order as placed where id = ${orderId}
  `.execute(db);
  const [order] = rows;
  if (!order) throw new Error(`there is no order ${orderId}`);
  // PostgreSQL formats timestamps differently inside JSON.
  const lines = order.lines.map((line) => ({
    ...line,
    deliveredAt: line.deliveredAt && new Date(line.deliveredAt),
  }));
  return { ...order, lines };
}
