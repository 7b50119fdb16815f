import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { InvoicesTables } from "../tables.ts";

/** All of an order's money is there: its invoice is paid from then on. A second time changes nothing. */
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
