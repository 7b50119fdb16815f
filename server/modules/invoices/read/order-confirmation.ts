import { sql } from "kysely";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import { billedOrder } from "#server/modules/orders/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { invoiceLines, sumOf } from "../issue/invoice-lines.ts";
import { partiesNow } from "../issue/issue-invoice.ts";
import { type DocumentRecord, invoiceOfOrder } from "./document-queries.ts";

/** The invoice of an order, or its confirmation while there is none; for readers of the order. */
export async function documentOfOrder(
  db: Connection,
  orderNumber: string,
): Promise<DocumentRecord | undefined> {
  const invoice = await invoiceOfOrder(db, orderNumber, { kind: "staff" });
  return invoice ?? orderConfirmation(db, orderNumber);
}

/**
 * The confirmation of an order that has no invoice yet, as the order is now. Undefined for a
 * cancelled or unknown order.
 */
async function orderConfirmation(
  db: Connection,
  orderNumber: string,
): Promise<DocumentRecord | undefined> {
  const { rows } = await sql<{ id: number }>`
    select order_id as id from orders.order_bill where number = ${orderNumber} and status <> 'cancelled'
  `.execute(db);
  if (!rows[0]) return undefined;
  const order = await billedOrder(db, rows[0].id);
  const lines = invoiceLines(order);
  const { total, vat } = sumOf(lines);
  return {
    ...(await partiesNow(db, order)),
    id: 0,
    kind: "confirmation",
    year: 0,
    serial: 0,
    number: order.number,
    order_id: order.id,
    order_number: order.number,
    invoice_id: null,
    after_credit: null,
    reason: null,
    reference: null,
    issued_at: order.placedAt,
    issued_on: cairoDay(order.placedAt),
    locale: order.locale,
    payment_method: order.paymentMethod,
    national_id: null,
    total_piastres: total,
    vat_piastres: vat,
    paid_at: null,
    credit_of: null,
    lines: lines.map((line) => ({ ...line, document_id: 0, credited: 0 })),
  };
}
