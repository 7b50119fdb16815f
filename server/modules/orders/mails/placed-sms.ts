import type { Job } from "#server/platform/jobs.ts";
import { deliverSms } from "#server/platform/outbox/sms.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readSettings } from "#server/platform/settings.ts";
import { orderLink } from "../access/order-link.ts";
import { sayOrderCodes } from "../codes/send-order-code.ts";
import type { OrderRecord } from "../order-queries.ts";

/** A guest who left no email has the number and a link to the masked order in a short message. */
export async function deliverPlacedSms(
  platform: Platform,
  job: Omit<Job<unknown>, "data">,
  order: OrderRecord,
): Promise<void> {
  const { contact_phone: to, locale, number } = order;
  const link = orderLink(platform, order);
  if (to === null || link === undefined) return;
  const { siteName } = await readSettings(platform.db);
  const t = sayOrderCodes(locale);
  const text = t("placed.sms", { shop: siteName[locale], number, link });
  await deliverSms(platform, job, { to, locale, text });
}
