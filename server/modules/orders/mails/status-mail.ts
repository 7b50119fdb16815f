import type { Locale } from "#contract/kernel/locale.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import type { OrderStatus } from "#contract/orders/order-status.ts";
import type { Database } from "#server/platform/postgres/database.ts";
import { readSettings } from "#server/platform/settings.ts";
import type { OrderRecord } from "../order-queries.ts";
import { lineFacts, type OrderMail, type Rows, type Say, sayFor } from "./order-mail.ts";

export interface OrderEvent {
  status: OrderStatus;
  note: string | null;
}

/** The order has come to another state. */
export async function statusMail(
  db: Database,
  order: OrderRecord,
  { status, note }: OrderEvent,
): Promise<OrderMail> {
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
    text: await textOf(db, status, t),
    note,
    facts: [...orderFacts(order, status, t), ...lines],
  };
}

/** What has arrived may come back: until when, the shop's settings say. */
async function textOf(db: Database, status: OrderStatus, t: Say): Promise<string> {
  if (status !== "delivered") return t(`${status}.text`);
  const { days, faultDays } = (await readSettings(db)).returns;
  return t(`${status}.text`, { days, faultDays });
}

function orderFacts(order: OrderRecord, status: OrderStatus, t: Say): Rows {
  const { locale, total_piastres: total, wallet_piastres: wallet, due_piastres: due } = order;
  const isAhead = status !== "delivered" && status !== "completed" && status !== "cancelled";
  const cancelled = status === "cancelled" ? 0 : cancelledOf(order);
  const isAtTheDoor = order.payment_method === "cod" && cancelled > 0;
  const arrival = t("shared.between", {
    from: day(order.earliest, locale),
    to: day(order.latest, locale),
  });
  const isDue = isAhead && (wallet > 0 || isAtTheDoor);
  return [
    { label: t("shared.number"), value: order.number },
    { label: t("shared.total"), value: formatPrice(total - cancelled, locale) },
    ...(isDue ? [{ label: t("shared.due"), value: formatPrice(due, locale) }] : []),
    ...(isAhead ? [{ label: t("shared.window"), value: arrival }] : []),
  ];
}

function cancelledOf({ credits }: OrderRecord): number {
  return credits.reduce((sum, { kind, amount }) => sum + (kind === "cancellation" ? amount : 0), 0);
}

function day(date: string, locale: Locale): string {
  const tag = locale === "ar" ? "ar-EG-u-nu-latn" : "en-GB";
  const format = new Intl.DateTimeFormat(tag, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}
