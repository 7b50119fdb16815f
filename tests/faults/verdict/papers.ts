import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { ToldOrder } from "../told.ts";
import { stateOf } from "./orders.ts";

interface Row {
  order: string;
  kind: "invoice" | "credit-note";
  total: number;
  reference: string | null;
  paid: boolean;
}

/** Each order has its invoice, paid or not as it was told, and a note for whatever was taken back. */
export async function wrongPapers(db: Connection, told: readonly ToldOrder[]): Promise<string[]> {
  const { rows } = await sql<Row>`
    select order_number as order, kind, total_piastres as total, reference, paid_at is not null as paid
    from invoices.document
  `.execute(db);
  const of = Map.groupBy(rows, ({ order }) => order);
  return told.flatMap((order) => wrongPaper(order, of.get(order.number) ?? []));
}

function wrongPaper(order: ToldOrder, rows: readonly Row[]): string[] {
  const { number, total } = order;
  const invoices = rows.filter(({ kind }) => kind === "invoice");
  const wrong: string[] = [];
  if (invoices.length !== 1 || invoices[0]?.total !== total)
    wrong.push(`${number} has ${invoices.length} invoices, not one over ${total}`);
  // What was paid before it was cancelled stays paid; the notes take it back.
  const isPaid = invoices.some(({ paid }) => paid);
  if (order.status !== "cancelled" && isPaid !== shouldBePaid(order))
    wrong.push(`the invoice of ${number} is ${isPaid ? "" : "not "}paid`);
  const notes = rows.flatMap((row) => (row.kind === "credit-note" ? [noteOf(row)] : []));
  const expected = expectedNotes(order);
  if (notes.toSorted().join() !== expected.toSorted().join())
    wrong.push(`${number} has credit notes [${notes.join()}], not [${expected.join()}]`);
  return wrong;
}

function shouldBePaid(order: ToldOrder): boolean {
  const { due, isPaid, isCharged, method } = order;
  const isDelivered = method === "cod" && stateOf(order) === "delivered";
  return due === 0 || isPaid || isCharged || isDelivered;
}

const noteOf = ({ reference, total }: Row) => `${reference ?? "cancelled"} ${total}`;

function expectedNotes({ status, total, returns }: ToldOrder): string[] {
  if (status === "cancelled") return [`cancelled ${total}`];
  return returns.flatMap(({ number, state, refunded }) =>
    state === "refunded" ? [`${number} ${refunded}`] : [],
  );
}
