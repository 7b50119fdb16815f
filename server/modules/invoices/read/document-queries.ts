import { type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { InvoiceStatus } from "#contract/invoices/document.ts";
import { escapeLike } from "#server/platform/postgres/containing.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { TablesOf } from "#server/platform/postgres/tables.ts";
import type { InvoicesTables } from "../tables.ts";

type ReaderTables = Pick<TablesOf<"orders">, "orders.order_reader">;

export type DocumentRecord = NonNullable<Awaited<ReturnType<typeof documentByNumber>>>;
export type SummaryRecord = Awaited<ReturnType<typeof listInvoices>>["invoices"][number];

/** Who reads the documents. */
export type Reader =
  | { kind: "staff" }
  /** A shopper's orders: only its own, or also those it proved to know. */
  | { kind: "shopper"; shopperId: number; ownOnly: boolean };

function tables(db: Connection) {
  return db.$extendTables<InvoicesTables & ReaderTables>();
}

function readableBy(reader: Reader) {
  if (reader.kind === "staff") return sql<boolean>`true`;
  return sql<boolean>`exists (
    select from orders.order_reader as reader
    where reader.order_id = document.order_id and reader.shopper_id = ${reader.shopperId}
      and (reader.is_owner or ${!reader.ownOnly})
  )`;
}

/** A document with its lines, if this reader may read it. */
export async function documentByNumber(db: Connection, number: string, reader: Reader) {
  return documents(db)
    .where("document.number", "=", number)
    .where(readableBy(reader))
    .executeTakeFirst();
}

/** The invoice of an order, if it is issued and this reader may read it. */
export async function invoiceOfOrder(db: Connection, orderNumber: string, reader: Reader) {
  return documents(db)
    .where("document.order_number", "=", orderNumber)
    .where("document.kind", "=", "invoice")
    .where(readableBy(reader))
    .executeTakeFirst();
}

function documents(db: Connection) {
  return tables(db)
    .selectFrom("invoices.document as document")
    .selectAll("document")
    .select((row) => [
      row
        .selectFrom("invoices.document as credited")
        .select("credited.number")
        .whereRef("credited.id", "=", "document.invoice_id")
        .as("credit_of"),
      jsonArrayFrom(
        row
          .selectFrom("invoices.line as line")
          .selectAll("line")
          .whereRef("line.document_id", "=", "document.id")
          .orderBy("line.position"),
      ).as("lines"),
    ]);
}

export interface ListedInvoices {
  page: number;
  pageSize: number;
  /** Prefixes of invoice or order numbers. */
  begins?: string[] | undefined;
  status?: InvoiceStatus | undefined;
}

/** Invoices with their credit notes, newest first, and the total count. */
export async function listInvoices(db: Connection, reader: Reader, asked: ListedInvoices) {
  const { page, pageSize, begins, status } = asked;
  let query = tables(db)
    .selectFrom("invoices.document as document")
    .where("document.kind", "=", "invoice")
    .where(readableBy(reader));
  if (begins) query = query.where(beginningWith(begins));
  if (status) query = query.where("document.paid_at", status === "Paid" ? "is not" : "is", null);
  const { total } = await query
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  // The credit notes of earlier pages are not read.
  const ids = await query
    .select("document.id")
    .orderBy("document.id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  if (ids.length === 0) return { invoices: [], total };
  const invoices = await tables(db)
    .selectFrom("invoices.document as document")
    .where(
      "document.id",
      "in",
      ids.map(({ id }) => id),
    )
    .select(["document.number", "document.issued_on", "document.paid_at"])
    .select(["document.order_number", "document.total_piastres"])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom("invoices.document as note")
          .select(["note.number", "note.issued_on", "note.total_piastres"])
          .whereRef("note.invoice_id", "=", "document.id")
          .orderBy("note.id"),
      ).as("notes"),
    )
    .orderBy("document.id", "desc")
    .execute();
  return { invoices, total };
}

/** Each prefix separately, so that indexes are used. */
function beginningWith(begins: readonly string[]): RawBuilder<boolean> {
  const parts = begins.map((begin) => {
    const pattern = `${escapeLike(begin)}%`;
    return sql`document.number like ${pattern} or document.order_number like ${pattern}`;
  });
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}
