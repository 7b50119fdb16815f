import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { AcknowledgedOrder } from "../acknowledged.ts";
import { stateOf } from "./orders.ts";

interface Row {
  order: string;
  kind: "invoice" | "credit-note";
  total: number;
  reference: string | null;
  paid: boolean;
}

/**
 * Each order has its invoice, paid or not as acknowledged, and a credit note for whatever was
 * cancelled or returned.
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

function shouldBePaid(order: AcknowledgedOrder): boolean {
  const { due, isPaid, isCharged, method } = order;
  const isDelivered = method === "cod" && stateOf(order) === "delivered";
  return due === 0 || isPaid || isCharged || isDelivered;
}

const noteOf = ({ reference, total }: Row) => `${reference ?? "cancelled"} ${total}`;

function expectedNotes({ status, total, returns }: AcknowledgedOrder): string[] {
  if (status === "cancelled") return [`cancelled ${total}`];
  return returns.flatMap(({ number, state, refunded }) =>
    state === "refunded" ? [`${number} ${refunded}`] : [],
  );
}
