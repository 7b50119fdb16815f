import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import { PREPARED } from "#server/platform/postgres/statements.ts";

export interface OrderMoney {
  paid: number;
  /** Refunded, or about to be. */
  refunded: number;
  /** No refund is outstanding. */
  isSettled: boolean;
  isDeclined: boolean;
  /** Payment number for outlets; null: none. */
  bill: string | null;
}

/** Money received for an order apart from store credit, and refunds. */
export async function moneyOf(db: Connection, orderId: number): Promise<OrderMoney> {
  const { rows } = await sql<OrderMoney>`${PREPARED}
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
