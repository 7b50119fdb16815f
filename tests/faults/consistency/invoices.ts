import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { AcknowledgedOrder } from "../acknowledged.ts";
import { stateOf } from "./orders.ts";

const ON_THE_WAY = new Set(["shipped", "delivered", "completed"]);

interface Row {
  order: string;
  kind: "invoice" | "credit-note";
  total: number;
  reference: string | null;
  paid: boolean;
}

/**
 * Each order that is shipped or paid has its invoice, paid or not as acknowledged, and a credit note
 * for whatever was cancelled or returned; no other order has a document.
 */
export async function wrongInvoices(
  db: Connection,
  acknowledged: readonly AcknowledgedOrder[],
): Promise<string[]> {
  const { rows } = await sql<Row>`
    select order_number as order, kind, total_piastres as total, reference, paid_at is not null as paid
    from invoices.document
  `.execute(db);
  const of = Map.groupBy(rows, ({ order }) => order);
  return acknowledged.flatMap((order) => wrongInvoice(order, of.get(order.number) ?? []));
}

function wrongInvoice(order: AcknowledgedOrder, rows: readonly Row[]): string[] {
  const { number, total } = order;
  const invoices = rows.filter(({ kind }) => kind === "invoice");
  const wrong: string[] = [];
  // A card that was charged and refunded before anybody was told may have left both documents.
  const isSold =
    order.status === "cancelled" ? invoices.length > 0 || isKnownPaid(order) : isCertain(order);
  if (!isSold) return rows.length === 0 ? [] : [`${number} has an invoice and was not sold`];
  if (invoices.length !== 1 || invoices[0]?.total !== total)
    wrong.push(`${number} has ${invoices.length} invoices, not one over ${total}`);
  // What was paid before it was cancelled stays paid; the credit notes offset it.
  const isPaid = invoices.some(({ paid }) => paid);
  if (order.status !== "cancelled" && isPaid !== shouldBePaid(order))
    wrong.push(`the invoice of ${number} is ${isPaid ? "" : "not "}paid`);
  const notes = rows.flatMap((row) => (row.kind === "credit-note" ? [noteOf(row)] : []));
  const expected = expectedNotes(order);
  if (notes.toSorted().join() !== expected.toSorted().join())
    wrong.push(`${number} has credit notes [${notes.join()}], not [${expected.join()}]`);
  return wrong;
}

function isKnownPaid({ due, isPaid }: AcknowledgedOrder): boolean {
  return due === 0 || isPaid;
}

function isCertain(order: AcknowledgedOrder): boolean {
  return shouldBePaid(order) || ON_THE_WAY.has(stateOf(order));
}

function shouldBePaid(order: AcknowledgedOrder): boolean {
  const isDelivered = order.method === "cod" && stateOf(order) === "delivered";
  return isKnownPaid(order) || order.isCharged || isDelivered;
}

const noteOf = ({ reference, total }: Row) => `${reference ?? "cancelled"} ${total}`;

function expectedNotes({ status, total, returns }: AcknowledgedOrder): string[] {
  if (status === "cancelled") return [`cancelled ${total}`];
  return returns.flatMap(({ number, state, refunded }) =>
    state === "refunded" ? [`${number} ${refunded}`] : [],
  );
}
