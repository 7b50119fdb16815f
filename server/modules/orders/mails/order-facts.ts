import type { Address } from "#contract/customers/address.ts";
import { GOVERNORATES, type GovernorateCode } from "#contract/customers/governorates.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import { dayText } from "#contract/kernel/time/day-text.ts";
import type { OrderStatus } from "#contract/orders/order-status.ts";
import type { PaidSoFar } from "../order-payments.ts";
import type { OrderRecord } from "../order-queries.ts";
import type { Rows, Say } from "./order-mail.ts";

/** Neither delivered nor cancelled: it still has a promised date, and may still have to be paid. */
function isAhead(status: OrderStatus): boolean {
  return status !== "delivered" && status !== "completed" && status !== "cancelled";
}

/** The order's total, payment method, amount left to pay, and delivery days. */
export function moneyAndDays(
  order: OrderRecord,
  status: OrderStatus,
  /** Amount left to pay in addition to store credit. */
  left: number,
  t: Say,
): Rows {
  const { locale } = order;
  const price = (piastres: number) => formatPrice(piastres, locale);
  const due = order.payment_method === "cod" ? t("shared.collect") : t("shared.due");
  return [
    { label: t("shared.total"), value: price(totalOf(order, status)) },
    { label: t("shared.way"), value: wayOf(order, t) },
    ...(isAhead(status) && left > 0 ? [{ label: due, value: price(left) }] : []),
    ...(isAhead(status) ? [{ label: t("shared.window"), value: windowText(order, t) }] : []),
  ];
}

/** All rows between goods and total. */
export function sumRows(order: OrderRecord, t: Say): Rows {
  const { locale, adjustments, wallet_piastres: wallet } = order;
  const row = (label: string, piastres: number) => ({
    label,
    value: formatPrice(piastres, locale),
  });
  const rowsOf = ({ kind, label, amount }: OrderRecord["adjustments"][number]) => {
    if (amount !== 0) return [row(label?.[locale] || t(`sum.${kind}`), amount)];
    return kind === "delivery" ? [{ label: t("sum.delivery"), value: t("sum.free") }] : [];
  };
  const cancelled = cancelledOf(order);
  return [
    row(t("sum.items"), order.items_piastres),
    ...adjustments.flatMap(rowsOf),
    ...(cancelled > 0 ? [row(t("sum.cancelled"), -cancelled)] : []),
    ...(wallet > 0 ? [row(t("sum.wallet"), -wallet)] : []),
  ];
}

export function wayOf({ payment_method: method }: OrderRecord, t: Say): string {
  return t(`way.${method}`);
}

export function windowText({ earliest, latest, locale }: OrderRecord, t: Say): string {
  const [from, to] = [dayText(earliest, locale), dayText(latest, locale)];
  return from === to ? from : t("shared.between", { from, to });
}

/** Left to pay after store credit and what was paid. */
export function leftToPay({ due_piastres: due }: OrderRecord, money: PaidSoFar): number {
  return Math.max(0, due - (money.paid - money.refunded));
}

/** In one line, as written on the parcel. */
export function addressText(order: OrderRecord, t: Say): string {
  const { address, governorate, locale } = order;
  const place = GOVERNORATES[governorate as GovernorateCode][locale];
  const named = (name: keyof Address, key: "floor" | "apartment") =>
    address?.[name] ? t(`address.${key}`, { number: address[name] }) : "";
  return [
    [address?.building, address?.street].filter(Boolean).join(" "),
    named("floor", "floor"),
    named("apartment", "apartment"),
    address?.compound,
    address?.district,
    address?.city,
    place,
    address?.landmark,
  ]
    .filter(Boolean)
    .join(locale === "ar" ? "، " : ", ");
}

/** For an order cancelled as a whole, its original total. */
export function totalOf(order: OrderRecord, status: OrderStatus): number {
  return order.total_piastres - (status === "cancelled" ? 0 : cancelledOf(order));
}

function cancelledOf({ credits }: OrderRecord): number {
  return credits.reduce((sum, { kind, amount }) => sum + (kind === "cancellation" ? amount : 0), 0);
}
