import type { Connection } from "#server/platform/postgres/database.ts";
import { documentByNumber, type DocumentRecord } from "../read/document-queries.ts";
import { toEInvoice } from "./e-invoice.ts";
import { toEReceipt } from "./e-receipt.ts";

/**
 * A document in the tax authority's format: companies with a tax number get an e-invoice, everyone
 * else an e-receipt.
 */
export async function taxDocument(
  db: Connection,
  record: DocumentRecord,
): Promise<Record<string, unknown>> {
  if (record.buyer.company?.taxNumber) return toEInvoice(record);
  if (record.credit_of === null) return toEReceipt(record);
  const original = await documentByNumber(db, record.credit_of, { kind: "staff" });
  return toEReceipt(record, original && { referenceUUID: toEReceipt(original).header.uuid });
}
