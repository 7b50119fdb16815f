import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { issueInvoice } from "./issue-invoice.ts";

interface Sale {
  invoiceId: number | null;
  isMarkedPaid: boolean;
  isCertain: boolean;
  isPaid: boolean;
}

/**
 * Issues an order's invoice once the sale is certain: its first parcel was sent, or all of its
 * money is there. Marks it as paid once nothing is due; couriers have the cash of a delivered
 * order. Repeating it changes nothing.
 */
export async function settleInvoice(work: Work, orderId: number): Promise<void> {
  const { invoiceId, isMarkedPaid, isCertain, isPaid } = await saleOf(work, orderId);
  if (invoiceId === null) {
    if (isCertain) await issueInvoice(work, orderId, isPaid);
  } else if (isPaid && !isMarkedPaid) {
    await sql`update invoices.document set paid_at = now() where id = ${invoiceId}`.execute(
      work.db,
    );
  }
}

async function saleOf({ db }: Work, orderId: number): Promise<Sale> {
  const { rows } = await sql<Sale>`
    select invoice.id as "invoiceId", invoice.paid_at is not null as "isMarkedPaid",
      is_going and (bill.is_sent or money.is_paid) as "isCertain", is_going and money.is_paid as "isPaid"
    from orders.order_bill as bill
    left join invoices.document as invoice on invoice.order_id = bill.order_id and invoice.kind = 'invoice'
    cross join lateral (select bill.status not in ('pending', 'cancelled') as is_going) as state
    cross join lateral (
      select (bill.payment_method = 'cod' and bill.status in ('delivered', 'completed')) or bill.due_piastres
        <= coalesce((select kept from payments.order_money where order_id = bill.order_id), 0) as is_paid
    ) as money
    where bill.order_id = ${orderId}
  `.execute(db);
  const [sale] = rows;
  if (!sale) throw new Error(`there is no order ${orderId}`);
  return sale;
}
