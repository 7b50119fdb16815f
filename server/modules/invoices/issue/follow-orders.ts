import { sql } from "kysely";
import {
  type CreditedLine,
  fulfilmentSent,
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
import { insertInvoice } from "./issue-invoice.ts";
import { settleInvoice } from "./settle-invoice.ts";

/** Documents are issued within the orders' own transactions (docs/adr/0010). */
export function followOrders({ events }: Platform): void {
  events.inTransaction(orderPlaced, async (work, { bill, isPaid }) => {
    if (isPaid) await insertInvoice(work, bill, { isPaid });
  });
  events.inTransaction(orderPaid, (work, { orderId }) => settleInvoice(work, orderId));
  events.inTransaction(fulfilmentSent, (work, { orderId }) => settleInvoice(work, orderId));
  events.inTransaction(orderChanged, (work, { orderId }) => settleInvoice(work, orderId));
  // Only invoices that were issued when their order was placed can still change.
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

async function creditOrder(work: Work, credit: OrderCredit): Promise<void> {
  const invoice = await invoiceOf(work, credit.orderId);
  // Money that this credit made enough has issued the invoice before, over what is left.
  if (!invoice || credit.creditNumber <= (invoice.after_credit ?? 0)) return;
  if (credit.kind === "goodwill") await issueGoodwillNote(work, invoice.id, credit.amount);
  else await creditGoods(work, credit, { reason: "cancelled" });
}

interface CreditedGoods {
  orderId: number;
  lines: CreditedLine[];
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
  const goods = credited.lines.flatMap((part) => {
    const line = positions.find(({ order_position }) => order_position === part.position);
    return line ? [{ ...part, position: line.position }] : [];
  });
  const fees = positions
    .filter((line) => credited.fees && line.kind !== "goods" && line.credited === 0)
    .map(({ position, gross_piastres: amount }) => ({ position, quantity: 1, amount }));
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
    .select(["id", "after_credit"])
    .where("order_id", "=", orderId)
    .where("kind", "=", "invoice")
    .executeTakeFirst();
}

/** Locked, because what is still open is decided here. */
async function positionsOf(work: Work, invoiceId: number) {
  return work.db
    .$extendTables<InvoicesTables>()
    .selectFrom("invoices.line")
    .select(["position", "kind", "order_position", "gross_piastres"])
    .select(sql<number>`credited`.as("credited"))
    .where("document_id", "=", invoiceId)
    .orderBy("position")
    .forUpdate()
    .execute();
}
