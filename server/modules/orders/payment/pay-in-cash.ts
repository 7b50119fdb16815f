import { formatPounds } from "#contract/kernel/money.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { CONFIRM_MINUTES, isBankMethod } from "#contract/orders/payment-method.ts";
import { companyTermsOf } from "#server/modules/companies/index.ts";
import type { Customer } from "#server/modules/customers/index.ts";
import { deliveryTerms, todayInEgypt } from "#server/modules/pricing/index.ts";
import type { NetworkKeys } from "#server/platform/http/network-keys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { cashReason } from "../checkout/payment-offers.ts";
import { paymentMethodChanged } from "../events.ts";
import { needsCode } from "../limits/needs-code.ts";
import type { OrderLimits } from "../limits/order-limits.ts";
import type { OrderPayments } from "../order-payments.ts";
import { guestCashPausedAt } from "../staff/guest-cash.ts";
import { lockOrder, orderUnits } from "../status/lock-order.ts";
import { transition } from "../status/transition.ts";
import type { OrdersTables } from "../tables.ts";

export interface CashPayer {
  shopperId: number;
  customer: Customer | undefined;
  network: NetworkKeys;
  locale: Locale;
}

/**
 * The bank declined what was to pay a waiting order: it is paid at the door instead, by the rules of a new cash order. What
 * it costs stays as it was, without the fee of paying at the door, and so does its invoice (docs/adr/0016). An order that
 * is to be paid in cash already stays as it is.
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
  const hasToConfirm = await isToBeConfirmed(work, limits, orderId, placed, payer);
  await work.db
    .$extendTables<OrdersTables>()
    .updateTable("orders.order")
    .set({ payment_method: "cod" })
    .where("id", "=", orderId)
    .execute();
  const until = hasToConfirm ? new Date(Date.now() + CONFIRM_MINUTES * 60_000) : null;
  const to = hasToConfirm ? "confirmation" : "ordered";
  if (!(await transition(work, order, to, { actor: "customer" }, until))) refuse("order-state");
  await work.emit(paymentMethodChanged, { orderId, method: "cod" });
}

/** Whether a waiting order could be paid at the door. */
export async function mayPayInCash(
  db: Connection,
  orderId: number,
  customer: Customer | undefined,
): Promise<boolean> {
  return (await cashRefusal(db, await placedOrder(db, orderId), customer)).reason === null;
}

type Placed = Awaited<ReturnType<typeof placedOrder>>;

async function placedOrder(db: Connection, orderId: number) {
  return db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .select(["payment_method", "governorate", "due_piastres", "shopper_id"])
    .select(["contact_phone", "contact_email"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
}

/** What stands against cash; a governorate that is no longer delivered to cannot collect any. */
async function cashRefusal(db: Connection, placed: Placed, customer: Customer | undefined) {
  const terms = await deliveryTerms(db, "en", todayInEgypt());
  const term = terms.find(({ governorate }) => governorate === placed.governorate);
  const codLimit = term ? term.codLimit : 0;
  const isCashPaused = !customer && (await guestCashPausedAt(db)) !== null;
  const facts = { total: placed.due_piastres, wallet: 0, codLimit, isCashPaused };
  return { reason: cashReason(facts), codLimit: codLimit ?? 0 };
}

async function refuseCash(
  db: Connection,
  placed: Placed,
  { customer, locale }: CashPayer,
): Promise<void> {
  const { reason, codLimit } = await cashRefusal(db, placed, customer);
  if (reason === "limit") refuse("cod-limit", { limit: formatPounds(codLimit, locale) });
  if (reason !== null) refuse("payment-method");
}

async function isToBeConfirmed(
  work: Work,
  limits: OrderLimits,
  orderId: number,
  placed: Placed,
  { shopperId, customer, network }: CashPayer,
): Promise<boolean> {
  const { contact_phone: phone, contact_email: email, due_piastres: due } = placed;
  if (phone === null) refuse("order-state");
  const units = await orderUnits(work, orderId);
  const terms = customer ? await companyTermsOf(work.db, customer) : null;
  return needsCode(work, limits, {
    shopperId: placed.shopper_id ?? shopperId,
    customer,
    network,
    phone,
    email,
    method: "cod",
    pieces: units.reduce((sum, { open }) => sum + open, 0),
    due,
    isApprovedCompany: terms?.isApproved ?? false,
    besides: orderId,
  });
}
