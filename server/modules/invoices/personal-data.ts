import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { documentByNumber, listInvoices, type Reader } from "./read/document-queries.ts";
import { presentDocument } from "./read/present-document.ts";

/** More invoices than anybody has. */
const EVERYTHING = { page: 1, pageSize: 100_000 };

/** Every document about a person; after an erasure the documents stay, with less data. */
export async function exportInvoices(db: Connection, { shopperId }: { shopperId: number }) {
  const reader: Reader = { kind: "shopper", shopperId, ownOnly: true };
  const { invoices } = await listInvoices(db, reader, EVERYTHING);
  const numbers = invoices.flatMap(({ number, notes }) => [
    number,
    ...notes.map((note) => note.number),
  ]);
  const documents = [];
  for (const number of numbers) {
    const record = await documentByNumber(db, number, reader);
    if (record) documents.push(presentDocument(record, record.locale));
  }
  return documents;
}

/**
 * For invoices below the value from which the law requires the buyer's name, name, phone and street
 * are deleted. Above it, and for company names and tax numbers, the law takes precedence over the
 * request: the tax authority may ask for years.
 */
export async function eraseBuyer(work: Work, shopperId: number): Promise<void> {
  await sql`
    update invoices.document as document
    set buyer = jsonb_build_object(
      'name', '', 'phone', '', 'street', '', 'building', '', 'city', '', 'governorate', buyer -> 'governorate',
      'company', buyer -> 'company', 'erased', true
    )
    where order_id in (select order_id from orders.order_reader where shopper_id = ${shopperId} and is_owner)
      and buyer -> 'erased' is null
      and (buyer -> 'company' <> 'null'
        or (select first.total_piastres from invoices.document as first
            where first.id = coalesce(document.invoice_id, document.id)) <= (seller ->> 'nationalIdAbove')::bigint)
  `.execute(work.db);
}
