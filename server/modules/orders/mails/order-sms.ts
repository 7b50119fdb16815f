import { localePath } from "#contract/kernel/locale.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { OrderStatus } from "#contract/orders/order-status.ts";
import { isTransfer } from "#contract/orders/payment-method.ts";
import type { Job } from "#server/platform/jobs.ts";
import { settingsAndTexts } from "#server/platform/messages/message-book.ts";
import type { SayText, TextValues } from "#server/platform/messages/message-texts.ts";
import { deliverSms } from "#server/platform/outbox/sms.ts";
import type { Platform } from "#server/platform/platform.ts";
import { orderLink } from "../access/order-link.ts";
import type { CreditRecord } from "../credits/credit-queries.ts";
import { orderCodes } from "../messages/order-code-book.ts";
import type { orderCodesEn } from "../messages/order-codes-en.ts";
import { orderMails } from "../messages/order-mail-book.ts";
import type { PaidSoFar } from "../order-payments.ts";
import type { OrderRecord } from "../order-queries.ts";
import { isToBeCalled } from "../status/to-be-called.ts";
import { creditKey, creditMoney } from "./credit-mail.ts";
import { moneyBack } from "./money-back.ts";
import { leftToPay, totalOf, wayOf, windowText } from "./order-facts.ts";
import type { Say } from "./order-mail.ts";

interface OrderEvent {
  status: OrderStatus;
  fulfilment_id: number | null;
  credit_id: number | null;
  isCorrection: boolean;
}

/**
 * Sends the mail's essentials as a short message, for customers without an email or who prefer it:
 * total, payment method, delivery days.
 * @returns whether there was anything to say this way
 */
export async function deliverOrderSms(
  platform: Platform,
  job: Omit<Job<unknown>, "data">,
  order: OrderRecord,
  event: OrderEvent,
  /** Read only if the message mentions it. */
  moneyOf: () => Promise<PaidSoFar>,
): Promise<boolean> {
  const { contact_phone: to, locale } = order;
  if (to === null) return false;
  const [settings, t, words] = await settingsAndTexts(
    platform.db,
    [orderCodes, orderMails],
    locale,
  );
  const { siteName, bank } = settings;
  const text = await textOf(order, event, moneyOf, {
    t,
    words,
    instapay: bank.instapay,
    shop: siteName[locale],
    link: orderLink(platform, order) ?? accountLink(platform, order),
  });
  if (!text) return false;
  await deliverSms(platform, job, { to, locale, text });
  return true;
}

async function textOf(
  order: OrderRecord,
  { status, fulfilment_id: fulfilmentId, credit_id: creditId, isCorrection }: OrderEvent,
  moneyOf: () => Promise<PaidSoFar>,
  {
    t,
    words,
    instapay,
    ...ways
  }: { t: SayCodes; words: Say; instapay: string; shop: string; link: string },
): Promise<string | undefined> {
  const { number, locale } = order;
  const values = {
    ...ways,
    number,
    total: formatPrice(totalOf(order, status), locale),
    way: wayOf(order, words),
    days: windowText(order, words),
  };
  if (isCorrection) return t("corrected.sms", values);
  const parcel = order.fulfilments.find(({ id }) => id === fulfilmentId);
  if (parcel && parcel.collect > 0)
    return t("shipped.collect", { ...values, amount: formatPrice(parcel.collect, locale) });
  if (parcel) return t("shipped.sms", values);
  const credit = order.credits.find(({ id }) => id === creditId);
  if (credit) {
    const text = t(`credit.${creditKey(credit)}`, {
      ...values,
      ...creditValues(order, credit, t, words),
    });
    // Without a refund that sentence is empty.
    return text.replace("  ", " ");
  }
  if (status === "pending") return howToPay(order, await moneyOf(), { t, instapay, values });
  if (status === "ordered") return t(isToBeCalled(order) ? "placed.call" : "placed.sms", values);
  if (status === "cancelled")
    return t("cancelled.sms", { ...values, moneyBack: moneyBack(order, await moneyOf(), words) });
  return undefined;
}

type SayCodes = SayText<typeof orderCodesEn>;

/** Number of units, amount and refund, as in the mail. */
function creditValues(order: OrderRecord, credit: CreditRecord, t: SayCodes, words: Say) {
  const { locale, payment_method: method } = order;
  const price = (piastres: number) => formatPrice(piastres, locale);
  const { toWallet, back, collect } = creditMoney(order, credit);
  const sentences = [
    ...(back > 0 ? [words(`moneyBack.${method}`, { amount: price(back) })] : []),
    ...(toWallet > 0 ? [words("moneyBack.wallet", { amount: price(toWallet) })] : []),
    ...(collect > 0 ? [t("credit.collect", { amount: price(collect) })] : []),
  ];
  return {
    count: credit.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: price(credit.amount),
    moneyBack: sentences.join(" "),
  };
}

/** What to pay, where and until when; in a web checkout, card customers are already on the bank's page. */
function howToPay(
  order: OrderRecord,
  money: PaidSoFar,
  { t, instapay, values }: { t: SayCodes; instapay: string; values: TextValues },
): string | undefined {
  const { payment_method: method, waiting_for: waitingFor, expires_at: until, locale } = order;
  const isByHand = order.channel === "phone" || isTransfer(method);
  if (until === null || waitingFor !== "payment" || !isByHand) return undefined;
  const amount = formatPrice(leftToPay(order, money), locale);
  const to = { ...values, until: momentText(until.toISOString(), locale) };
  return method === "instapay" && instapay
    ? t("placed.instapay", { ...to, amount, address: instapay })
    : t("placed.toPay", { ...to, total: amount });
}

/** Link to an account's order: it needs a sign-in. */
function accountLink({ publicUrl, defaultLocale }: Platform, { number, locale }: OrderRecord) {
  return publicUrl + localePath(`/orders-and-returns/${number}`, locale, defaultLocale);
}
