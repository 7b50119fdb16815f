import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction, type WorkTools } from "#server/platform/postgres/unit-of-work.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { markInvoicePaid } from "./mark-invoice-paid.ts";

/** Any number that nobody else uses as an advisory lock: "INVO" in ASCII. */
const LOCK = 0x49_4e_56_4f;

/** Orders from before the shop wrote invoices get theirs, oldest first. @returns how many */
export async function issueMissingInvoices(tools: WorkTools): Promise<number> {
  let count = 0;
  if ((await oldestWithout(tools.db)) === undefined) return count;
  while (await issueOne(tools)) count += 1;
  return count;
}

async function issueOne(tools: WorkTools): Promise<boolean> {
  return inTransaction(tools, async (work) => {
    // Of several processes that start at once one goes first.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(work.db);
    const order = await oldestWithout(work.db);
    if (!order) return false;
    const { order_id: orderId, status } = order;
    const invoiceId = await issueInvoice(work, orderId);
    if (status === "cancelled") await issueCreditNote(work, { invoiceId, reason: "cancelled" });
    if (status === "delivered" || status === "completed")
      await markInvoicePaid(work, orderId, new Date());
    return true;
  });
}

async function oldestWithout(db: Connection) {
  const { rows } = await sql<{ order_id: number; status: string }>`
    select bill.order_id, bill.status from orders.order_bill as bill
    where not exists (
      select from invoices.document where order_id = bill.order_id and kind = 'invoice'
    )
    order by bill.order_id limit 1
  `.execute(db);
  return rows[0];
}
