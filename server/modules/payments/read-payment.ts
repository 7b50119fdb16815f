import { sql } from "kysely";
import type { Payment, StaffPayment } from "#contract/payments/payment-schema.ts";
import type { PayableOrder } from "#server/modules/orders/index.ts";
import { staffNames } from "#server/modules/staff/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { WAITS_FOR_STAFF } from "./money/mark-refund-sent.ts";
import { moneyOf } from "./money/order-money.ts";
import { presentPayment } from "./present-payment.ts";
import { presentProof } from "./proofs/present-proof.ts";
import { proofsOf } from "./proofs/proof-queries.ts";

/** The current payment state of an order. */
export async function readPayment(db: Connection, order: PayableOrder): Promise<Payment> {
  return presentPayment(order, await moneyOf(db, order.id), await proofsOf(db, order.id));
}

/** The same, with the bookings behind it. */
export async function readStaffPayment(db: Connection, order: PayableOrder): Promise<StaffPayment> {
  const proofs = await proofsOf(db, order.id);
  return {
    ...presentPayment(order, await moneyOf(db, order.id), proofs),
    proofs: proofs.map((proof) => ({ ...presentProof(proof), id: proof.id })),
    movements: await movementsOf(db, order.id),
  };
}

async function movementsOf(db: Connection, orderId: number): Promise<StaffPayment["movements"]> {
  type Row = Omit<StaffPayment["movements"][number], "at" | "by"> & {
    at: Date;
    staffId: number | null;
  };
  const { rows } = await sql<Row>`
    select at, 'receipt' as kind, receipt.kind as way, piastres as amount, reference, null as state,
      null::int as "toSend", receipt.staff_id as "staffId"
    from payments.receipt where order_id = ${orderId}
    union all
    select coalesce(done_at, asked_at), 'refund', receipt.kind, refund.piastres,
      case when refund.staff_id is null then receipt.reference else refund.transaction end,
      nullif(state, 'done'), case when ${WAITS_FOR_STAFF} then refund.id end, refund.staff_id
    from payments.refund join payments.receipt on receipt.id = refund.receipt_id
    where receipt.order_id = ${orderId}
    order by at
  `.execute(db);
  const nameOf = await staffNames(
    db,
    rows.flatMap(({ staffId }) => staffId ?? []),
  );
  return rows.map(({ at, staffId, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: staffId === null ? null : nameOf(staffId),
  }));
}
