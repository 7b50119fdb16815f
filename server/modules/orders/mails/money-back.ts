import { formatPrice } from "#contract/kernel/money.ts";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import type { PaidSoFar } from "../order-payments.ts";
import type { OrderRecord } from "../order-queries.ts";
import type { Say } from "./order-mail.ts";

/**
 * How the money of a cancelled order is refunded: to the original payment, or not at all if nothing
 * was paid.
 */
export function moneyBack(order: OrderRecord, money: PaidSoFar, t: Say): string {
  const { locale, payment_method: method } = order;
  const credit = order.credits.findLast(({ kind }) => kind === "cancellation");
  const toWallet = credit?.toWallet ?? 0;
  const back = Math.min((credit?.amount ?? 0) - toWallet, money.refunded);
  const say = (key: PaymentMethod, piastres: number) =>
    t(`moneyBack.${key}`, { amount: formatPrice(piastres, locale) });
  const sentences = [
    ...(back > 0 ? [say(method, back)] : []),
    ...(toWallet > 0 ? [say("wallet", toWallet)] : []),
  ];
  return sentences.length > 0 ? sentences.join(" ") : t("moneyBack.none");
}
