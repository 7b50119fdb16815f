import { sql } from "kysely";
import {
  orderChanged,
  type OrderCredit,
  orderCredited,
  orderPlaced,
  paymentMethodChanged,
} from "#server/modules/orders/index.ts";
import { orderPaid } from "#server/modules/payments/index.ts";
import { returnRefunded } from "#server/modules/returns/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { InvoicesTables } from "../tables.ts";
import { type Credit, issueCreditNote } from "./issue-credit-note.ts";
import { issueGoodwillNote } from "./issue-goodwill-note.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { markInvoicePaid } from "./mark-invoice-paid.ts";

/** Documents are issued within the orders' own transactions: no order is without its invoice. */
export function followOrders({ events }: Platform): void {
  events.inTransaction(orderPlaced, async (work, { bill }) => issueInvoice(work, bill));
  events.inTransaction(orderPaid, (work, { orderId, at }) => markInvoicePaid(work, orderId, at));
  events.inTransaction(orderChanged, async (work, { orderId, to }) => {
    if (to === "delivered" && (await isPaidAtTheDoor(work, orderId)))
      await markInvoicePaid(work, orderId, new Date());
  });
  events.inTransaction(paymentMethodChanged, async (work, { orderId, method }) => {
    await work.db
      .$extendTables<InvoicesTables>()
      .updateTable("invoices.document")
      .set({ payment_method: method })
      .where("order_id", "=", orderId)
      .where("kind", "=", "invoice")
      .execute();
  });
  events.inTransaction(orderCredited, creditOrder);
  events.inTransaction(returnRefunded, (work, back) =>
    creditGoods(work, back, { reason: "return", reference: back.returnNumber }),
  );
}

/** Paid to the courier on delivery. */
async function isPaidAtTheDoor(work: Work, orderId: number): Promise<boolean> {
  const invoice = await invoiceOf(work, orderId);
  return invoice?.payment_method === "cod";
}

async function creditOrder(work: Work, credit: OrderCredit): Promise<void> {
  if (credit.kind === "cancellation") {
    await creditGoods(work, credit, { reason: "cancelled" });
    return;
  }
  const invoice = await invoiceOf(work, credit.orderId);
  if (invoice) await issueGoodwillNote(work, invoice.id, credit.amount);
}

interface CreditedGoods {
  orderId: number;
  lines: { position: number; quantity: number }[];
  /** Delivery and fees are credited, too. */
  fees: boolean;
  setOff: number;
}

async function creditGoods(
  work: Work,
  credited: CreditedGoods,
  why: Pick<Credit, "reason" | "reference">,
): Promise<void> {
  const invoice = await invoiceOf(work, credited.orderId);
  if (!invoice) return;
  const positions = await positionsOf(work, invoice.id);
  const goods = credited.lines.flatMap(({ position, quantity }) => {
    const line = positions.find(({ order_position }) => order_position === position);
    return line ? [{ position: line.position, quantity }] : [];
  });
  const fees = positions
    .filter((line) => credited.fees && line.kind !== "goods" && line.credited === 0)
    .map(({ position }) => ({ position, quantity: 1 }));
  const { setOff } = credited;
  await issueCreditNote(work, {
    invoiceId: invoice.id,
    lines: [...goods, ...fees],
    setOff,
    ...why,
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

/** Locked, because what is still open is decided here. */
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
