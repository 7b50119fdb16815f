import { formatPrice } from "#contract/kernel/money.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CreditRecord } from "../credits/credit-queries.ts";
import type { OrderRecord } from "../order-queries.ts";
import { mailOrder, pieceFacts, sayFor } from "./mail-order.ts";

/** Tells the customer that pieces were cancelled or that the shop gives something back: how much, and where it goes. */
export async function sendCreditMail(
  work: Work,
  order: OrderRecord,
  credit: CreditRecord,
): Promise<void> {
  const t = sayFor(order);
  const { locale, number } = order;
  const key = credit.kind === "goodwill" ? "goodwill" : "cancelledPieces";
  const amount = formatPrice(credit.amount, locale);
  const rest = credit.amount - credit.toWallet;
  const hasLeft = order.fulfilments.length > 0;
  const isAtTheDoor = order.payment_method === "cod" && order.due_piastres > 0 && !hasLeft;
  await mailOrder(work, order, {
    subject: t(`${key}.subject`, { number, amount }),
    heading: t(`${key}.heading`),
    text: t(`${key}.text`, { amount }),
    note: credit.note,
    facts: [
      { label: t("shared.number"), value: number },
      ...pieceFacts(order, t, credit.lines),
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
  });
}
