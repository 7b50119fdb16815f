import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";

export interface OrderMoney {
  paid: number;
  /** On its way back or there already. */
  refunded: number;
  /** Nothing of what goes back is still on its way. */
  isSettled: boolean;
  isDeclined: boolean;
  /** Number for outlets; null: none. */
  bill: string | null;
}

/** What came in for an order beside store credit, and what went back. */
export async function moneyOf(db: Connection, orderId: number): Promise<OrderMoney> {
  const { rows } = await sql<OrderMoney>`
    select
      coalesce((select sum(piastres) from payments.receipt where order_id = ${orderId}), 0)::bigint as paid,
      coalesce(sum(refund.piastres), 0)::bigint as refunded,
      coalesce(bool_and(refund.state = 'done'), true) as "isSettled",
      coalesce((
        select is_declined from payments.bank_attempt
        join orders.order_bill as bill using (order_id)
        where order_id = ${orderId} and method = bill.payment_method
        order by id desc limit 1
      ), false) as "isDeclined",
      (
        select bill from payments.bank_attempt
        where order_id = ${orderId} and method = 'kiosk' and not is_declined
      ) as bill
    from payments.refund join payments.receipt on receipt.id = refund.receipt_id
    where receipt.order_id = ${orderId}
  `.execute(db);
  return rows[0] ?? { paid: 0, refunded: 0, isSettled: true, isDeclined: false, bill: null };
}
