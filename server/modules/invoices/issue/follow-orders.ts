import { sql } from "kysely";
import type { Platform } from "#server/platform/platform.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { InvoicesTables } from "../tables.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { markInvoicePaid } from "./mark-invoice-paid.ts";

/** Documents follow orders within the orders' own transactions: there is no order without its invoice. */
export function followOrders({ events }: Platform): void {
  events.within("order.placed", async (work, { orderId }) => {
    await issueInvoice(work, orderId);
  });
  events.within("order.paid", (work, { orderId, at }) => markInvoicePaid(work, orderId, at));
  events.within("order.changed", async (work, { orderId, to }) => {
    if (to === "Deliverd" && (await isPaidAtTheDoor(work, orderId)))
      await markInvoicePaid(work, orderId, new Date());
    if (to === "Cancelled") await creditOrder(work, orderId);
  });
  events.within("return.refunded", creditReturn);
}

/** The courier hands over the goods for the money. */
async function isPaidAtTheDoor(work: Work, orderId: number): Promise<boolean> {
  const invoice = await invoiceOf(work, orderId);
  return invoice?.payment_method === "cod";
}

async function creditOrder(work: Work, orderId: number): Promise<void> {
  const invoice = await invoiceOf(work, orderId);
  if (invoice) await issueCreditNote(work, { invoiceId: invoice.id, reason: "cancelled" });
}

async function creditReturn(
  work: Work,
  back: {
    orderId: number;
    returnNumber: string;
    lines: { position: number; quantity: number }[];
    fees: boolean;
  },
): Promise<void> {
  const invoice = await invoiceOf(work, back.orderId);
  if (!invoice) return;
  const positions = await positionsOf(work, invoice.id);
  const goods = back.lines.flatMap(({ position, quantity }) => {
    const line = positions.find(({ order_position }) => order_position === position);
    return line ? [{ position: line.position, quantity }] : [];
  });
  const fees = positions
    .filter(({ kind, credited }) => back.fees && kind !== "goods" && credited === 0)
    .map(({ position }) => ({ position, quantity: 1 }));
  await issueCreditNote(work, {
    invoiceId: invoice.id,
    lines: [...goods, ...fees],
    reason: "return",
    reference: back.returnNumber,
  });
}

async function invoiceOf(work: Work, orderId: number) {
  return work.db
    .$extendTables<InvoicesTables>()
    .selectFrom("invoices.document")
    .select(["id", "payment_method"])
    .where("order_id", "=", orderId)
    .where("kind", "=", "invoice")
    .executeTakeFirst();
}

/** Locked, since it is decided here what is still open. */
async function positionsOf(work: Work, invoiceId: number) {
  return work.db
    .$extendTables<InvoicesTables>()
    .selectFrom("invoices.line")
    .select(["position", "kind", "order_position", sql<number>`credited`.as("credited")])
    .where("document_id", "=", invoiceId)
    .orderBy("position")
    .forUpdate()
    .execute();
}
