import { sql } from "kysely";
import { ratePath } from "#contract/feedback/rate-path.ts";
import { dateText } from "#contract/kernel/time/date-text.ts";
import { productNames, variantProducts } from "#server/modules/catalog/index.ts";
import {
  customerOfShopper,
  unsubscribeLinks,
  wantsMessage,
} from "#server/modules/customers/index.ts";
import { ratedProducts } from "#server/modules/feedback/index.ts";
import { type DeliveredOrder, deliveredOrder } from "#server/modules/orders/index.ts";
import { defineJob, type Job } from "#server/platform/jobs.ts";
import { sayTexts } from "#server/platform/messages/message-book.ts";
import type { SayText } from "#server/platform/messages/message-texts.ts";
import { deliverMail, type Mail, type MailPart } from "#server/platform/outbox/mail.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { requestMails } from "./messages/request-mail-book.ts";
import type { requestMailEn } from "./messages/request-mail-en.ts";

export const requestJob = defineJob<{ orderId: number }>("rating-requests");

/** This many products get their own button; the others are listed in the order. */
const MOST_BUTTONS = 4;

interface Rateable {
  name: string;
  path: string;
}

/**
 * Asks about what the customer still has, if the customer wants to be asked: checked when the mail
 * is sent.
 */
export async function sendRequest(
  platform: Platform,
  job: Job<{ orderId: number }>,
): Promise<void> {
  const { orderId } = job.data;
  const order = await deliveredOrder(platform, orderId);
  if (!order) return;
  const { shopperId, email } = order;
  const customerId = shopperId && (await customerOfShopper(platform.db, shopperId));
  const about = { topic: "ratings", channel: "email" } as const;
  if (!(await wantsMessage(platform, { customerId, contact: email }, about))) return;
  const products = await rateable(platform.db, orderId, order);
  if (products.length === 0) return;
  const refuser = customerId ? { customerId } : { contact: email };
  const links = unsubscribeLinks(platform, "ratings", refuser);
  await deliverMail(
    platform,
    job,
    mailOf(order, products, links, await sayTexts(platform.db, requestMails, order.locale)),
  );
}

/** Products of which something was kept, that are not rated yet and are still on sale. */
async function rateable(
  db: Connection,
  orderId: number,
  { lines, shopperId, locale }: DeliveredOrder,
): Promise<Rateable[]> {
  const claimed = await claimedUnits(db, orderId);
  const kept = lines.filter(({ position, delivered }) => delivered > (claimed.get(position) ?? 0));
  const productOf = await variantProducts(
    db,
    kept.map(({ variantId }) => variantId),
  );
  const ids = new Set(kept.flatMap(({ variantId }) => productOf.get(variantId) ?? []));
  for (const id of await ratedProducts(db, { shopperId, orderId })) ids.delete(id);
  const names = await productNames(db, [...ids]);
  return [...names.values()].flatMap(({ name, path }) =>
    path ? [{ name: name[locale], path: path[locale] }] : [],
  );
}

async function claimedUnits(db: Connection, orderId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ position: number; units: number }>`
    select position, units from returns.claimed_units where order_id = ${orderId}
  `.execute(db);
  return new Map(rows.map(({ position, units }) => [position, units]));
}

function mailOf(
  order: DeliveredOrder,
  products: readonly Rateable[],
  links: ReturnType<typeof unsubscribeLinks>,
  t: Say,
): Mail {
  const { email, locale, name, number } = order;
  return {
    to: email,
    locale,
    subject: t("request.subject"),
    preview: t("request.preview"),
    parts: [
      { kind: "heading", text: t("request.heading") },
      { kind: "text", text: t("request.greeting", { name }) },
      { kind: "text", text: t("request.text", { number, count: products.length }) },
      ...buttons(order, products, t),
      ...guestParts(order, products, t),
    ],
    unsubscribe: { ...links, label: t("request.unsubscribe") },
  };
}

type Say = SayText<typeof requestMailEn>;

/** Each opens the rating form of a product; a guest's link carries the order's key. */
function buttons({ number, guest }: DeliveredOrder, products: readonly Rateable[], t: Say) {
  const order = guest && { number, key: guest.ratingKey };
  return products.slice(0, MOST_BUTTONS).map(({ name, path }): MailPart => ({
    kind: "button",
    label: t("request.rate", { product: name }),
    href: ratePath(path, order),
  }));
}

/** Tells guests that no account is needed, and where to find the products without a button. */
function guestParts(
  { guest, locale }: DeliveredOrder,
  products: readonly Rateable[],
  t: Say,
): MailPart[] {
  if (!guest) return [];
  const note: MailPart = {
    kind: "note",
    text: t("request.guest", { date: dateText(guest.until, locale) }),
  };
  if (products.length <= MOST_BUTTONS) return [note];
  return [{ kind: "button", label: t("request.order"), href: guest.order }, note];
}
