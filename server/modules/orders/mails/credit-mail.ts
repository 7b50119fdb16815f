import { formatPrice } from "#contract/kernel/money.ts";
import type { CreditRecord } from "../credits/credit-queries.ts";
import type { OrderRecord } from "../order-queries.ts";
import { type OrderMail, type Say, unitFacts } from "./order-mail.ts";

/** How the money of a credit is refunded, in piastres; 0 if not. */
export interface CreditMoney {
  toWallet: number;
  /** By the original payment method, or as staff arrange it for cash. */
  back: number;
  /** Still to be paid to the courier. */
  collect: number;
}

export function creditMoney(order: OrderRecord, credit: CreditRecord): CreditMoney {
  const rest = credit.amount - credit.toWallet;
  const isCash = order.payment_method === "cod";
  const isAtTheDoor = isCash && order.due_piastres > 0 && order.fulfilments.length === 0;
  // Cancelled units of a cash order were not paid: there is less to collect.
  const isPaid = !isCash || credit.kind === "goodwill";
  return {
    toWallet: credit.toWallet,
    back: isPaid ? rest : 0,
    collect: isAtTheDoor ? order.due_piastres : 0,
  };
}

/** The message section for a credit. */
export function creditKey({ kind }: CreditRecord): "goodwill" | "cancelledUnits" {
  return kind === "goodwill" ? "goodwill" : "cancelledUnits";
}

/** Items were cancelled, or the shop gives money back: how much, and how it is refunded. */
export function creditMail(order: OrderRecord, t: Say, credit: CreditRecord): OrderMail {
  const { locale, number } = order;
  const key = creditKey(credit);
  const price = (piastres: number) => formatPrice(piastres, locale);
  const amount = price(credit.amount);
  const { toWallet, back, collect } = creditMoney(order, credit);
  const isArranged = back > 0 && order.payment_method === "cod";
  const text = t(`${key}.text`, { amount });
  return {
    subject: t(`${key}.subject`, { number, amount }),
    heading: t(`${key}.heading`),
    text: isArranged ? `${text} ${t("moneyBack.cod", { amount: price(back) })}` : text,
    note: credit.note,
    facts: [
      { label: t("shared.number"), value: number },
      ...unitFacts(order, t, credit.lines),
      { label: t(`${key}.amount`), value: amount },
      ...(toWallet > 0 ? [{ label: t("shared.toWallet"), value: price(toWallet) }] : []),
      ...(back > 0 && !isArranged ? [{ label: t("shared.goesBack"), value: price(back) }] : []),
      ...(collect > 0 ? [{ label: t("shared.collect"), value: price(collect) }] : []),
    ],
  };
}
