import { sql } from "kysely";
import type { AlertKind } from "#contract/alerts/limits.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { wantsMessage } from "#server/modules/customers/index.ts";
import { summarizeVariants } from "#server/modules/storefront/index.ts";
import { defineJob } from "#server/platform/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { type AlertContact, chosenContacts, contactOf } from "./alert-contact.ts";
import { sendAlertMessage } from "./alert-messages.ts";

/** Checks whether alerts for variants of these products are due. */
export const checkAlertsJob = defineJob<{ productIds: number[] }>("check-alerts");

/** Messages per transaction. */
const BATCH = 100;

interface DueAlert {
  id: number;
  customerId: number | null;
  target: string | null;
  variantId: number;
  kind: AlertKind;
  below: number | null;
  locale: Locale;
}

/**
 * Notifies everybody whose variant is back in stock or costs less, for some products or all. An
 * alert is deleted in the transaction that enqueues its message, so of two concurrent checks only
 * one gets it.
 */
export async function sendDueAlerts(
  platform: Platform,
  productIds: readonly number[] | null = null,
): Promise<void> {
  for (;;) {
    const count = await inTransaction(platform, async (work) => {
      const due = await takeDue(work, productIds);
      for (const alert of due) await send(work, platform, alert);
      return due.length;
    });
    if (count < BATCH) return;
  }
}

/** A price drop while the variant is out of stock waits until it is back. */
async function takeDue(work: Work, productIds: readonly number[] | null): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    delete from alerts.alert where id in (
      select alert.id from alerts.alert
      join catalog.listed_variant as variant on variant.id = alert.variant_id
      join catalog.listed_product as product on product.id = variant.product_id
      join pricing.current_price as price on price.variant_id = variant.id
      join inventory.availability as stock on stock.variant_id = variant.id
      where alert.expires_at > now() and stock.available > 0
        and (alert.kind = 'stock' or price.amount < alert.below_piastres)
        and (${productIds}::integer[] is null or variant.product_id = any (${productIds}::integer[]))
      order by alert.id limit ${BATCH}
      for update of alert skip locked)
    returning id, customer_id as "customerId", target, variant_id as "variantId", kind,
      below_piastres as below, locale`.execute(work.db);
  return rows;
}

async function send(work: Work, platform: Platform, alert: DueAlert): Promise<void> {
  const { customerId, kind, below } = alert;
  const contacts = await contactsOf(work, platform, alert);
  if (contacts.length === 0) return;
  const locale = await localeOf(work, alert);
  const [variant] = await summarizeVariants(work.db, locale, [alert.variantId]);
  if (!variant) return;
  for (const contact of contacts)
    await sendAlertMessage(work, platform, {
      ...contact,
      customerId,
      locale,
      kind,
      below,
      variant,
    });
}

/** All channels that are wanted now; a customer without a confirmed contact gets nothing. */
async function contactsOf(
  { db }: Work,
  { authSecret }: Platform,
  { customerId, target }: DueAlert,
): Promise<AlertContact[]> {
  if (customerId !== null) return chosenContacts({ db, authSecret }, customerId);
  if (target === null) return [];
  const contact = contactOf(target);
  const about = { topic: "alerts", channel: contact.channel } as const;
  const recipient = { customerId: null, contact: target };
  return (await wantsMessage({ db, authSecret }, recipient, about)) ? [contact] : [];
}

async function localeOf(work: Work, { customerId, locale }: DueAlert): Promise<Locale> {
  if (customerId === null) return locale;
  const { rows } = await sql<{ locale: Locale }>`
    select locale from customers.customer_record where id = ${customerId}`.execute(work.db);
  return rows[0]?.locale ?? locale;
}
