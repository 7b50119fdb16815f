import {
  EXCHANGEABLE,
  type Exchangeable,
  HOLD_MINUTES,
  type PaymentMethod,
} from "#contract/orders/payment-method.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { factsByStaff } from "../checkout/facts-by-staff.ts";
import { offerOf } from "../checkout/payment-offers.ts";
import { paymentMethodChanged } from "../events.ts";
import type { OrderLimits } from "../limits/order-limits.ts";
import { outletSmsJob } from "../mails/order-mail-job.ts";
import type { OrderPayments } from "../order-payments.ts";
import { lockOrder } from "../status/lock-order.ts";
import { transition } from "../status/transition.ts";
import type { OrdersTables } from "../tables.ts";
import { needsCodeFor, type Payer, type PlacedOrder, placedOrder } from "./placed-order.ts";

export interface MethodChange extends Payer {
  to: Exchangeable;
}

/**
 * Changes the payment method of a waiting order. Its stock stays reserved as long as if it had been
 * placed that way, never longer; a partial payment stays. Money that still arrives by the old
 * method counts. Repeating it changes nothing.
 */
export async function changeMethod(
  work: Work,
  { payments, limits }: { payments: OrderPayments; limits: OrderLimits },
  orderId: number,
  change: MethodChange,
): Promise<void> {
  const order = await lockOrder(work, orderId);
  const placed = await placedOrder(work.db, orderId);
  if (placed.payment_method === change.to) return;
  if (order.state !== "payment" || !isExchangeable(placed.payment_method)) refuse("order-state");
  const { paid, refunded } = await payments.moneyOf(work.db, orderId);
  if (paid > refunded) refuse("order-state");
  if (!(await exchangesOf(work.db, payments, placed)).includes(change.to)) refuse("payment-method");
  // The limit of goods that strangers may hold for a day is checked again.
  await needsCodeFor(work, limits, placed, change, { method: change.to, isApprovedCompany: false });
  await work.db
    .$extendTables<OrdersTables>()
    .updateTable("orders.order")
    .set({ payment_method: change.to })
    .where("id", "=", orderId)
    .execute();
  const until = holdUntil(placed.placed_at, change.to, order.expiresAt);
  if (!(await transition(work, order, "payment", { actor: "customer" }, until)))
    refuse("order-state");
  if (change.to === "kiosk") await work.enqueue(outletSmsJob, { orderId }, `order ${orderId}`);
  await work.emit(paymentMethodChanged, { orderId, method: change.to });
}

/** The other methods by which a waiting order could be paid. */
export async function otherMethods(
  db: Connection,
  payments: Pick<OrderPayments, "bankMethods">,
  orderId: number,
): Promise<Exchangeable[]> {
  const placed = await placedOrder(db, orderId);
  return isExchangeable(placed.payment_method) ? exchangesOf(db, payments, placed) : [];
}

async function exchangesOf(
  db: Connection,
  { bankMethods }: Pick<OrderPayments, "bankMethods">,
  { payment_method: method, due_piastres: total }: PlacedOrder,
): Promise<Exchangeable[]> {
  const facts = {
    total,
    wallet: 0,
    codLimit: null,
    isCashPaused: false,
    bankMethods,
    balance: null,
    isApprovedCompany: false,
    ...(await factsByStaff(db)),
  };
  return EXCHANGEABLE.filter((one) => one !== method && offerOf(one, facts).reason === null);
}

function isExchangeable(method: PaymentMethod): boolean {
  return EXCHANGEABLE.some((one) => one === method);
}

/** As long as if it had been chosen at first, but not shorter than already granted. */
function holdUntil(placedAt: Date, to: Exchangeable, before: Date | null): Date {
  return new Date(Math.max(placedAt.getTime() + HOLD_MINUTES[to] * 60_000, before?.getTime() ?? 0));
}
