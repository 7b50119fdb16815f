import { sql } from "kysely";
import type { Payment, StaffPayment } from "#contract/payments/payment-schema.ts";
import type { PayableOrder } from "#server/modules/orders/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { moneyOf } from "./money/order-money.ts";
import { presentPayment } from "./present-payment.ts";
import { presentProof } from "./proofs/present-proof.ts";
import { proofsOf } from "./proofs/proof-queries.ts";

/** Where the money of an order is, now. */
export async function readPayment(db: Connection, order: PayableOrder): Promise<Payment> {
  return presentPayment(order, await moneyOf(db, order.id), await proofsOf(db, order.id));
}

/** The same with the books behind it. */
export async function readStaffPayment(db: Connection, order: PayableOrder): Promise<StaffPayment> {
  const proofs = await proofsOf(db, order.id);
  return {
    ...presentPayment(order, await moneyOf(db, order.id), proofs),
    proofs: proofs.map((proof) => ({ ...presentProof(proof), id: proof.id })),
    movements: await movementsOf(db, order.id),
  };
}

async function movementsOf(db: Connection, orderId: number): Promise<StaffPayment["movements"]> {
  type Row = Omit<StaffPayment["movements"][number], "at"> & { at: Date };
  const { rows } = await sql<Row>`
    select at, 'receipt' as kind, receipt.kind as way, piastres as amount, reference, null as state
    from payments.receipt where order_id = ${orderId}
    union all
    select coalesce(done_at, asked_at), 'refund', receipt.kind, refund.piastres, receipt.reference,
      nullif(state, 'done')
    from payments.refund join payments.receipt on receipt.id = refund.receipt_id
    where receipt.order_id = ${orderId}
    order by at
  `.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
