import { vatContained } from "#server/modules/pricing/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { InvoicesTables } from "../tables.ts";
import { writeNote } from "./issue-credit-note.ts";

const NO_NAME = { ar: "", en: "" };

/**
 * Issues a note for a price reduction after the order was placed: an amount off the total, with its
 * VAT.
 */
export async function issueGoodwillNote(
  work: Work,
  invoiceId: number,
  amount: number,
): Promise<void> {
  const vatRate = await vatRateOf(work.db, invoiceId);
  const line = {
    position: 1,
    kind: "goodwill" as const,
    order_position: null,
    sku: null,
    name: NO_NAME,
    options: NO_NAME,
    quantity: 1,
    unit_piastres: amount,
    discount_piastres: 0,
    gross_piastres: amount,
    vat_piastres: vatContained(amount, vatRate),
    vat_rate: vatRate,
  };
  await writeNote(work, { invoiceId, reason: "correction" }, [line]);
}

/** The refund is taxed at the invoice's rate, whatever today's rate is. */
async function vatRateOf(db: Connection, invoiceId: number): Promise<number> {
  const line = await db
    .$extendTables<InvoicesTables>()
    .selectFrom("invoices.line")
    .select("vat_rate as rate")
    .where("document_id", "=", invoiceId)
    .orderBy("position")
    .limit(1)
    .executeTakeFirstOrThrow();
  return line.rate;
}
