import { localePath } from "#contract/kernel/locale.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { Job } from "#server/platform/jobs.ts";
import { sayTexts } from "#server/platform/messages/message-book.ts";
import { deliverSms } from "#server/platform/outbox/sms.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readSettings } from "#server/platform/settings.ts";
import { orderLink } from "../access/order-link.ts";
import { orderCodes } from "../messages/order-code-book.ts";
import type { OrderPayments } from "../order-payments.ts";
import type { OrderRecord } from "../order-queries.ts";
import { leftToPay } from "./order-facts.ts";

/** The payment number, with the amount, where to pay and until when. */
export async function deliverOutletSms(
  platform: Platform,
  payments: Pick<OrderPayments, "moneyOf">,
  job: Omit<Job<unknown>, "data">,
  order: OrderRecord,
  bill: string,
): Promise<void> {
  const { contact_phone: to, locale, number, expires_at: until } = order;
  if (to === null || until === null) return;
  const money = await payments.moneyOf(platform.db, order.id);
  const { siteName, outlets } = await readSettings(platform.db);
  const path = localePath(`/orders-and-returns/${number}`, locale, platform.defaultLocale);
  const t = await sayTexts(platform.db, orderCodes, locale);
  const text = t("outlet.sms", {
    shop: siteName[locale],
    bill,
    number,
    amount: formatPrice(leftToPay(order, money), locale),
    outlets: outlets.names[locale],
    service: outlets.service[locale],
    until: momentText(until.toISOString(), locale),
    link: orderLink(platform, order) ?? platform.publicUrl + path,
  });
  await deliverSms(platform, job, { to, locale, text });
}
