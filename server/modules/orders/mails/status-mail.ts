import type { OrderStatus, WaitingFor } from "#contract/orders/order-status.ts";
import type { Database } from "#server/platform/postgres/database.ts";
import { readSettings } from "#server/platform/settings.ts";
import type { PaidSoFar } from "../order-payments.ts";
import type { OrderRecord } from "../order-queries.ts";
import { moneyBack } from "./money-back.ts";
import { addressText, leftToPay, moneyAndDays, sumRows } from "./order-facts.ts";
import { lineFacts, type OrderMail, type Rows, type Say, sayFor } from "./order-mail.ts";

export interface OrderEvent {
  status: OrderStatus;
  waiting_for: WaitingFor | null;
  note: string | null;
}

/** The order has come to another state. */
export async function statusMail(
  db: Database,
  order: OrderRecord,
  money: PaidSoFar,
  event: OrderEvent,
): Promise<OrderMail> {
  const { status, note } = event;
  const t = sayFor(order);
  const lines = lineFacts(order, t, ({ quantity, cancelled }) =>
    // Of an order that was cancelled as a whole, all of it is named.
    status === "cancelled"
      ? { from: 0, quantity }
      : { from: cancelled, quantity: quantity - cancelled },
  );
  return {
    subject: t(`${status}.subject`, { number: order.number }),
    heading: t(`${status}.heading`),
    text: await textOf(db, event, t, () => moneyBack(order, money, t)),
    note,
    facts: [
      { label: t("shared.number"), value: order.number },
      ...lines,
      ...orderRows(order, status, t),
      ...moneyAndDays(order, status, leftToPay(order, money), t),
    ],
  };
}

/** What has arrived may come back: until when, the shop's settings say. */
async function textOf(
  db: Database,
  { status, waiting_for: waitingFor }: OrderEvent,
  t: Say,
  back: () => string,
): Promise<string> {
  if (status === "pending") return t(`pending.${waitingFor ?? "text"}`);
  if (status === "cancelled") return `${t("cancelled.text")} ${back()}`;
  if (status !== "delivered") return t(`${status}.text`);
  const { days, faultDays } = (await readSettings(db)).returns;
  return t(`${status}.text`, { days, faultDays });
}

/** The mail that says what was ordered says all of it: how the sum comes about, and where it goes. */
function orderRows(order: OrderRecord, status: OrderStatus, t: Say): Rows {
  if (status !== "pending" && status !== "ordered") return [];
  return [{ label: t("shared.address"), value: addressText(order, t) }, ...sumRows(order, t)];
}
