import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { InvoicesTables } from "../tables.ts";

/**
 * Marks an invoice as paid once all of the order's money has arrived. Repeating it changes nothing.
 */
export async function markInvoicePaid(work: Work, orderId: number, at: Date): Promise<void> {
  await work.db
    .$extendTables<InvoicesTables>()
    .updateTable("invoices.document")
    .set({ paid_at: at })
    .where("order_id", "=", orderId)
    .where("kind", "=", "invoice")
    .where("paid_at", "is", null)
    .execute();
}
