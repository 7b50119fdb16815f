import { formatPrice } from "#contract/kernel/money.ts";
import type { FulfilmentRecord } from "../fulfilments/fulfilment-queries.ts";
import type { OrderRecord } from "../order-queries.ts";
import { moneyAndDays } from "./order-facts.ts";
import { type OrderMail, unitFacts, type Rows, type Say } from "./order-mail.ts";

/** A parcel was shipped: its contents, the courier, the amount to pay, and what comes next. */
export function fulfilmentMail(order: OrderRecord, t: Say, parcel: FulfilmentRecord): OrderMail {
  const left = order.lines.reduce(
    (sum, line) => sum + line.quantity - line.shipped - line.cancelled,
    0,
  );
  const count = order.fulfilments.length;
  const isLast = left === 0 && parcel.number === count;
  const key = isLast && count === 1 ? "shipped" : isLast ? "lastParcel" : "parcel";
  const values = { number: order.number, parcel: parcel.number, left };
  return {
    subject: t(`${key}.subject`, values),
    heading: t(`${key}.heading`, values),
    text: t(left > 0 && key === "parcel" ? "parcel.follows" : `${key}.text`, values),
    note: null,
    facts: [
      ...parcelFacts(order, parcel, t, left > 0 ? null : count),
      // The amount due on delivery is listed per parcel.
      ...moneyAndDays(order, "shipped", 0, t),
    ],
  };
}

function parcelFacts(
  order: OrderRecord,
  parcel: FulfilmentRecord,
  t: Say,
  /** Total number of parcels; null: not known yet. */
  count: number | null,
): Rows {
  const { locale, number } = order;
  const place =
    count === null ? `${parcel.number}` : t("shared.parcelOf", { parcel: parcel.number, count });
  const { courier, tracking, collect } = parcel;
  return [
    { label: t("shared.number"), value: number },
    ...(count === 1 ? [] : [{ label: t("shared.parcel"), value: place }]),
    ...(courier ? [{ label: t("shared.courier"), value: courier }] : []),
    ...(tracking ? [{ label: t("shared.tracking"), value: tracking }] : []),
    ...(collect > 0 ? [{ label: t("shared.collect"), value: formatPrice(collect, locale) }] : []),
    ...unitFacts(order, t, parcel.lines),
  ];
}
