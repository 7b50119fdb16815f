import { formatMobile } from "#contract/kernel/format-mobile.ts";
import type { PaidSoFar } from "../order-payments.ts";
import type { OrderRecord } from "../order-queries.ts";
import { addressText, leftToPay, moneyAndDays } from "./order-facts.ts";
import type { OrderMail, Say } from "./order-mail.ts";

/** The recipient or the address has changed: states both and the new delivery date. */
export function correctionMail(order: OrderRecord, t: Say, money: PaidSoFar): OrderMail {
  const { number, status, contact_name: name } = order;
  const phones = [order.contact_phone, order.contact_phone2].filter((phone) => phone !== null);
  return {
    subject: t("corrected.subject", { number }),
    heading: t("corrected.heading"),
    text: t("corrected.text"),
    note: null,
    facts: [
      { label: t("shared.number"), value: number },
      { label: t("shared.recipient"), value: name ?? "" },
      { label: t("shared.phones"), value: phones.map(formatMobile).join(" · ") },
      { label: t("shared.address"), value: addressText(order, t) },
      ...moneyAndDays(order, status, leftToPay(order, money), t),
    ],
  };
}
