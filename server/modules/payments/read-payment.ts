import type { Payment } from "#contract/payments/payment-schema.ts";
import type { PayableOrder } from "#server/modules/orders/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { moneyOf } from "./money/order-money.ts";
import { presentPayment } from "./present-payment.ts";
import { proofsOf } from "./proofs/proof-queries.ts";

/** Where the money of an order is, now. */
export async function readPayment(db: Connection, order: PayableOrder): Promise<Payment> {
  return presentPayment(order, await moneyOf(db, order.id), await proofsOf(db, order.id));
}
