import { localePath } from "#contract/kernel/locale.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { OrderStatus } from "#contract/orders/order-status.ts";
import type { Job } from "#server/platform/jobs.ts";
import { deliverSms } from "#server/platform/outbox/sms.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readSettings } from "#server/platform/settings.ts";
import { orderLink } from "../access/order-link.ts";
import { sayTexts } from "#server/platform/messages/message-book.ts";
import type { SayText } from "#server/platform/messages/message-texts.ts";
import { orderCodes } from "../messages/order-code-book.ts";
import type { orderCodesEn } from "../messages/order-codes-en.ts";
import type { PaidSoFar } from "../order-payments.ts";
import type { OrderRecord } from "../order-queries.ts";
import { moneyBack } from "./money-back.ts";
import { totalOf, wayOf, windowText } from "./order-facts.ts";
import { type Say, sayFor } from "./order-mail.ts";

interface OrderEvent {
  status: OrderStatus;
  fulfilment_id: number | null;
  credit_id: number | null;
  isCorrection: boolean;
}

/**
 * What the mail would say by short message, for whoever left no email or wants it so: the sum, the way of paying, the days.
 * @returns whether there was something to say by it
 */
export async function deliverOrderSms(
  platform: Platform,
  job: Omit<Job<unknown>, "data">,
  order: OrderRecord,
  event: OrderEvent,
  money: PaidSoFar,
): Promise<boolean> {
  const { contact_phone: to, locale } = order;
  if (to === null) return false;
  const { siteName } = await readSettings(platform.db);
  const says = {
    t: await sayTexts(platform.db, orderCodes, locale),
    words: await sayFor(platform.db, order),
  };
  const text = textOf(order, event, money, {
    ...says,
    shop: siteName[locale],
    link: orderLink(platform, order) ?? accountLink(platform, order),
  });
  if (!text) return false;
  await deliverSms(platform, job, { to, locale, text });
  return true;
}

function textOf(
  order: OrderRecord,
  { status, fulfilment_id: fulfilmentId, credit_id: creditId, isCorrection }: OrderEvent,
  money: PaidSoFar,
  {
    t,
    words,
    ...ways
  }: { t: SayText<typeof orderCodesEn>; words: Say; shop: string; link: string },
): string | undefined {
  if (creditId !== null) return undefined;
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
  // In the shop whoever orders is at the bank's page already.
  if (status === "pending" && order.channel === "phone" && order.expires_at !== null)
    return t("placed.toPay", {
      ...values,
      until: momentText(new Date(order.expires_at).toISOString(), locale),
    });
  if (status === "ordered") return t("placed.sms", values);
  if (status === "cancelled")
    return t("cancelled.sms", { ...values, moneyBack: moneyBack(order, money, words) });
  return undefined;
}

/** Of an order that belongs to an account: it opens for whoever is signed in. */
function accountLink({ publicUrl, defaultLocale }: Platform, { number, locale }: OrderRecord) {
  return publicUrl + localePath(`/orders-and-returns/${number}`, locale, defaultLocale);
}
