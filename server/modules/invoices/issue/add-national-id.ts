import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { invoiceOfOrder, type Reader } from "../read/document-queries.ts";
import { needsNationalId } from "../read/present-document.ts";
import type { InvoicesTables } from "../tables.ts";

/**
 * Adds the buyer's national ID or passport to an invoice where the law requires it. It cannot be
 * changed afterwards.
 */
export async function addNationalId(
  work: Work,
  order: { number: string; reader: Reader },
  nationalId: string,
): Promise<void> {
  const invoice = await invoiceOfOrder(work.db, order.number, order.reader);
  if (!invoice) refuse("not-found");
  if (!needsNationalId(invoice)) refuse("national-id-not-needed");
  const { numUpdatedRows } = await work.db
    .$extendTables<InvoicesTables>()
    .updateTable("invoices.document")
    .set({ national_id: nationalId })
    .where("id", "=", invoice.id)
    .where("national_id", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) refuse("national-id-not-needed");
}
