import { formatPrice } from "#contract/kernel/money.ts";
import type { CreditRecord } from "../credits/credit-queries.ts";
import type { OrderRecord } from "../order-queries.ts";
import { type OrderMail, type Say, unitFacts } from "./order-mail.ts";

/** Items were cancelled, or the shop gives money back: how much, and how it is refunded. */
export function creditMail(order: OrderRecord, t: Say, credit: CreditRecord): OrderMail {
  const { locale, number } = order;
  const key = credit.kind === "goodwill" ? "goodwill" : "cancelledUnits";
  const amount = formatPrice(credit.amount, locale);
  const rest = credit.amount - credit.toWallet;
  const hasLeft = order.fulfilments.length > 0;
  const isAtTheDoor = order.payment_method === "cod" && order.due_piastres > 0 && !hasLeft;
  return {
    subject: t(`${key}.subject`, { number, amount }),
    heading: t(`${key}.heading`),
    text: t(`${key}.text`, { amount }),
    note: credit.note,
    facts: [
      { label: t("shared.number"), value: number },
      ...unitFacts(order, t, credit.lines),
      { label: t(`${key}.amount`), value: amount },
      ...(credit.toWallet > 0
        ? [{ label: t("shared.toWallet"), value: formatPrice(credit.toWallet, locale) }]
        : []),
      ...(rest > 0 && order.payment_method !== "cod"
        ? [{ label: t("shared.goesBack"), value: formatPrice(rest, locale) }]
        : []),
      ...(isAtTheDoor
        ? [{ label: t("shared.collect"), value: formatPrice(order.due_piastres, locale) }]
        : []),
    ],
  };
}
