import type { Locale } from "#contract/kernel/locale.ts";
import { formatPounds } from "#contract/kernel/money.ts";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import { MINUTE_MS } from "#contract/kernel/time/units.ts";
import { CONFIRM_MINUTES, isBankMethod } from "#contract/orders/payment-method.ts";
import { companyTermsOf } from "#server/modules/companies/index.ts";
import type { Customer } from "#server/modules/customers/index.ts";
import { deliveryTerms } from "#server/modules/pricing/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { cashReason } from "../checkout/payment-offers.ts";
import { paymentMethodChanged } from "../events.ts";
import type { OrderLimits } from "../limits/order-limits.ts";
import type { OrderPayments } from "../order-payments.ts";
import { guestCashPausedAt } from "../staff/guest-cash.ts";
import { lockOrder } from "../status/lock-order.ts";
import { transition } from "../status/transition.ts";
import type { OrdersTables } from "../tables.ts";
import { needsCodeFor, type Payer, type PlacedOrder, placedOrder } from "./placed-order.ts";

export interface CashPayer extends Payer {
  locale: Locale;
}

/**
 * After the bank declined a waiting order's payment, switches it to cash on delivery, by the rules
 * of a new cash order. Its price stays the same, without the cash-on-delivery fee
 * (docs/adr/0015). An order that is already cash on delivery stays unchanged.
 */
export async function payInCash(
  work: Work,
  { payments, limits }: { payments: OrderPayments; limits: OrderLimits },
  orderId: number,
  payer: CashPayer,
): Promise<void> {
  const order = await lockOrder(work, orderId);
  const placed = await placedOrder(work.db, orderId);
  if (placed.payment_method === "cod") return;
  if (!isBankMethod(placed.payment_method) || order.state !== "payment") refuse("order-state");
  if (!(await payments.moneyOf(work.db, orderId)).isDeclined) refuse("order-state");
  await refuseCash(work.db, placed, payer);
  const terms = payer.customer ? await companyTermsOf(work.db, payer.customer) : null;
  const isApprovedCompany = terms?.isApproved ?? false;
  const to = { method: "cod", isApprovedCompany } as const;
  const hasToConfirm = await needsCodeFor(work, limits, placed, payer, to);
  await work.db
    .$extendTables<OrdersTables>()
    .updateTable("orders.order")
    .set({ payment_method: "cod" })
    .where("id", "=", orderId)
    .execute();
  const until = hasToConfirm ? new Date(Date.now() + CONFIRM_MINUTES * MINUTE_MS) : null;
  const next = hasToConfirm ? "confirmation" : "ordered";
  if (!(await transition(work, order, next, { actor: "customer" }, until))) refuse("order-state");
  await work.emit(paymentMethodChanged, { orderId, method: "cod" });
}

/** Whether a waiting order could be switched to cash on delivery. */
export async function mayPayInCash(
  db: Connection,
  orderId: number,
  customer: Customer | undefined,
): Promise<boolean> {
  return (await cashRefusal(db, await placedOrder(db, orderId), customer)).reason === null;
}

/** Why cash is not possible; in a governorate no longer delivered to, none can be collected. */
async function cashRefusal(db: Connection, placed: PlacedOrder, customer: Customer | undefined) {
  const terms = await deliveryTerms(db, "en", cairoDay());
  const term = terms.find(({ governorate }) => governorate === placed.governorate);
  const codLimit = term ? term.codLimit : 0;
  const isCashPaused = !customer && (await guestCashPausedAt(db)) !== null;
  const facts = { total: placed.due_piastres, wallet: 0, codLimit, isCashPaused };
  return { reason: cashReason(facts), codLimit: codLimit ?? 0 };
}

async function refuseCash(
  db: Connection,
  placed: PlacedOrder,
  { customer, locale }: CashPayer,
): Promise<void> {
  const { reason, codLimit } = await cashRefusal(db, placed, customer);
  if (reason === "limit") refuse("cod-limit", { limit: formatPounds(codLimit, locale) });
  if (reason !== null) refuse("payment-method");
}
