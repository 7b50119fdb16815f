import { sql } from "kysely";
import { customerOfShopper } from "#server/modules/customers/index.ts";
import { payablesById } from "#server/modules/orders/index.ts";
import { deposit } from "#server/modules/wallet/index.ts";
import {
  inTransaction,
  type Work,
  type WorkTools,
} from "#server/platform/postgres/unit-of-work.ts";

interface OutletRefund {
  id: number;
  piastres: number;
  orderId: number;
}

/**
 * Cash paid at an outlet cannot be refunded through the bank: customers with an account get store
 * credit, for others staff send it by hand, as with returns. @returns how many were credited
 */
export async function creditOutletRefunds(tools: WorkTools): Promise<number> {
  let count = 0;
  for (;;) {
    const done = await inTransaction(tools, next);
    if (done === undefined) return count;
    if (done) count += 1;
  }
}

/** @returns undefined: there is none */
async function next(work: Work): Promise<boolean | undefined> {
  const { rows } = await sql<OutletRefund>`
    select refund.id, refund.piastres, receipt.order_id as "orderId"
    from payments.refund join payments.receipt on receipt.id = refund.receipt_id
    where refund.state = 'asked' and receipt.kind = 'kiosk' and refund.reason not like 'return:%'
    order by refund.id limit 1 for update of refund skip locked
  `.execute(work.db);
  const [refund] = rows;
  if (!refund) return undefined;
  const isCredited = await credit(work, refund);
  // Failed ones wait for staff.
  const to = isCredited ? sql`state = 'done', done_at = now()` : sql`state = 'failed'`;
  await sql`update payments.refund set ${to} where id = ${refund.id}`.execute(work.db);
  return isCredited;
}

async function credit(work: Work, { id, piastres, orderId }: OutletRefund): Promise<boolean> {
  const order = (await payablesById(work.db, [orderId])).get(orderId);
  if (!order || order.shopperId === null) return false;
  const customerId = await customerOfShopper(work.db, order.shopperId);
  if (customerId === null) return false;
  // One order may have more than one refund.
  const reference = `${order.number}/${id}`;
  await deposit(work, { customerId, amount: piastres, reason: "refund", reference });
  return true;
}
