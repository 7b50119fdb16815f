import { formatPrice } from "#contract/kernel/money.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { OrderStatus, WaitingFor } from "#contract/orders/order-status.ts";
import type { Database } from "#server/platform/postgres/database.ts";
import { readSettings } from "#server/platform/settings.ts";
import type { PaidSoFar } from "../order-payments.ts";
import type { OrderRecord } from "../order-queries.ts";
import { isToBeCalled } from "../status/to-be-called.ts";
import { moneyBack } from "./money-back.ts";
import { addressText, leftToPay, moneyAndDays, sumRows } from "./order-facts.ts";
import { lineFacts, type OrderMail, type Rows, type Say } from "./order-mail.ts";

export interface OrderEvent {
  status: OrderStatus;
  waiting_for: WaitingFor | null;
  note: string | null;
}

export interface OrderMoney extends PaidSoFar {
  /** Payment number for an outlet; null: none. */
  bill: string | null;
}

/** The mail about an order's new state. */
export async function statusMail(
  db: Database,
  order: OrderRecord,
  t: Say,
  { money, event }: { money: OrderMoney; event: OrderEvent },
): Promise<OrderMail> {
  const { status, note } = event;
  const lines = lineFacts(order, t, ({ quantity, cancelled }) =>
    // An order cancelled as a whole is listed completely.
    status === "cancelled"
      ? { from: 0, quantity }
      : { from: cancelled, quantity: quantity - cancelled },
  );
  return {
    subject: t(`${status}.subject`, { number: order.number }),
    heading: t(`${status}.heading`),
    text: await textOf(db, order, event, money, t),
    note,
    facts: [
      { label: t("shared.number"), value: order.number },
      ...(money.bill ? [{ label: t("shared.bill"), value: money.bill }] : []),
      ...lines,
      ...orderRows(order, status, t),
      ...moneyAndDays(order, status, leftToPay(order, money), t),
    ],
  };
}

/** After delivery, says until when a return is possible, according to the shop's settings. */
async function textOf(
  db: Database,
  order: OrderRecord,
  { status, waiting_for: waitingFor }: OrderEvent,
  money: OrderMoney,
  t: Say,
): Promise<string> {
  if (status === "pending" && waitingFor === "payment") return howToPay(db, order, money, t);
  if (status === "pending") return t(`pending.${waitingFor ?? "text"}`);
  if (status === "cancelled") return `${t("cancelled.text")} ${moneyBack(order, money, t)}`;
  if (status === "ordered" && isToBeCalled(order)) return t("ordered.call");
  if (status !== "delivered") return t(`${status}.text`);
  const { days, faultDays } = (await readSettings(db)).returns;
  return t(`${status}.text`, { days, faultDays });
}

/**
 * Full payment instructions for methods other than the bank's page, while payment is outstanding.
 */
async function howToPay(
  db: Database,
  order: OrderRecord,
  money: OrderMoney,
  t: Say,
): Promise<string> {
  const { payment_method: method, expires_at: until, locale } = order;
  if (until === null) return t("pending.payment");
  const { bank, outlets } = await readSettings(db);
  const values = {
    amount: formatPrice(leftToPay(order, money), locale),
    until: momentText(until.toISOString(), locale),
  };
  if (method === "instapay" && bank.instapay)
    return t("pending.instapay", { ...values, address: bank.instapay });
  if (money.bill === null) return t("pending.payment");
  const [names, service] = [outlets.names[locale], outlets.service[locale]];
  return t("pending.kiosk", { ...values, outlets: names, service, bill: money.bill });
}

/** The confirmation mail contains everything: how the total is calculated, and the address. */
function orderRows(order: OrderRecord, status: OrderStatus, t: Say): Rows {
  if (status !== "pending" && status !== "ordered") return [];
  return [{ label: t("shared.address"), value: addressText(order, t) }, ...sumRows(order, t)];
}
