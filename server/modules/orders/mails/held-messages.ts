import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import { ORDER_STATUS_LABELS } from "#contract/orders/order-status.ts";
import { customerById, customerOfShopper } from "#server/modules/customers/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Job } from "#server/platform/jobs.ts";
import { sayTexts } from "#server/platform/messages/message-book.ts";
import { countMessage } from "#server/platform/outbox/count-message.ts";
import { deliverMail, type MailPart } from "#server/platform/outbox/mail.ts";
import { deliverSms } from "#server/platform/outbox/sms.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import type { OrderLimits } from "../limits/order-limits.ts";
import { orderCodes } from "../messages/order-code-book.ts";
import { orderById, type OrderRecord } from "../order-queries.ts";
import type { OrdersTables } from "../tables.ts";
import { heldMailJob, orderMailJob } from "./order-mail-job.ts";
import { type Say, sayFor } from "./order-mail.ts";

/** Orders listed in one message; the rest are only counted. */
const NAMED = 20;
const NAMED_BY_SMS = 2;

/**
 * Whether a stranger could have triggered a message: by ordering, cancelling or letting an order
 * expire. Staff's actions, payments, and mails to the verified email of the ordering account cannot
 * be triggered by strangers.
 */
export async function isByStranger(
  db: Connection,
  order: OrderRecord,
  { status, actor }: { status: string; actor: string },
): Promise<boolean> {
  const isPaid = status === "ordered" && actor === "shop";
  if (isPaid || (actor === "staff" && status !== "cancelled")) return false;
  const customerId = order.shopper_id && (await customerOfShopper(db, order.shopper_id));
  if (!customerId) return true;
  const customer = await customerById(db, customerId);
  return !customer.email_verified || customer.email !== order.contact_email?.toLowerCase();
}

/** Takes one of the messages that a recipient may get, and a network may cause, per hour. */
export async function hasRoom(
  platform: Pick<Platform, "db" | "smsLimits">,
  order: Pick<OrderRecord, "mailbox" | "contact_phone" | "network">,
  perHour: OrderLimits["messagesPerHour"],
): Promise<boolean> {
  const to = order.mailbox ?? order.contact_phone;
  if (perHour === null || to === null) return true;
  const limits = { kind: "order", toOne: [{ max: perHour, minutes: 60 }] };
  // An IPv6 network is stored with its prefix.
  const address = order.network?.replace(/\/\d+$/, "") ?? null;
  try {
    await countMessage(platform, limits, { to, address });
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code === "too-many-attempts") return false;
    throw error;
  }
}

export async function holdMessage(db: Connection, orderId: number, eventId: number): Promise<void> {
  await db
    .$extendTables<OrdersTables>()
    .insertInto("orders.held_message")
    .values({ order_id: orderId, event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface HeldFor {
  mailbox: string | null;
  contact_phone: string | null;
  network: string | null;
  orderIds: number[];
  eventIds: number[];
}

/** Sends held messages, combined per recipient, once their hour is over. Run as a scheduled job. */
export async function sendHeldMessages(
  platform: Platform,
  perHour: OrderLimits["messagesPerHour"],
): Promise<void> {
  const { rows } = await sql<HeldFor>`
    select mailbox, case when mailbox is null then contact_phone end as contact_phone,
      max(placed.network)::text as network,
      array_agg(distinct held.order_id) as "orderIds", array_agg(held.event_id) as "eventIds"
    from orders.held_message as held join orders.order as placed on placed.id = held.order_id
    group by 1, 2
  `.execute(platform.db);
  for (const held of rows) {
    if (await hasRoom(platform, held, perHour)) await send(platform, held);
  }
}

async function send(platform: Platform, { orderIds, eventIds }: HeldFor): Promise<void> {
  await inTransaction(platform, async (work) => {
    const { rows } = await sql<{ orderId: number; eventId: number }>`
      delete from orders.held_message where event_id = any (${eventIds}::int[])
      returning order_id as "orderId", event_id as "eventId"
    `.execute(work.db);
    const [first] = rows;
    if (!first) return;
    const thread = `order ${first.orderId}`;
    if (rows.length === 1) await work.enqueue(orderMailJob, { ...first, wasHeld: true }, thread);
    else await work.enqueue(heldMailJob, { orderIds }, thread);
  });
}

/** One message with everything held for a recipient: the orders and their current status. */
export async function deliverHeld(
  platform: Platform,
  job: Job<{ orderIds: number[] }>,
): Promise<void> {
  const [first, ...others] = await ordersOf(platform.db, job.data.orderIds);
  if (!first) return;
  const { contact_email: email, contact_phone: phone, locale } = first;
  const orders = [first, ...others];
  if (email !== null) {
    const mail = {
      to: email,
      locale,
      ...heldMail(orders, locale, await sayFor(platform.db, first)),
    };
    await deliverMail(platform, job, mail);
  } else if (phone !== null) {
    const { siteName } = await readSettings(platform.db);
    const numbers = orders.slice(0, NAMED_BY_SMS).map(({ number }) => number);
    const values = {
      shop: siteName[locale],
      count: orders.length,
      numbers: numbers.join(", "),
      link: `${platform.publicUrl}/orders-and-returns`,
    };
    const t = await sayTexts(platform.db, orderCodes, locale);
    const text = t("held.sms", values);
    await deliverSms(platform, job, { to: phone, locale, text });
  }
}

function heldMail(orders: readonly OrderRecord[], locale: Locale, t: Say) {
  const text = t("held.text", { count: orders.length });
  const rows = orders.slice(0, NAMED).map(({ number, status }) => ({
    label: number,
    value: ORDER_STATUS_LABELS[status][locale],
  }));
  const parts: MailPart[] = [
    { kind: "heading", text: t("held.heading") },
    { kind: "text", text },
    { kind: "facts", rows },
    { kind: "button", label: t("held.button"), href: "/orders-and-returns" },
    { kind: "note", text: t("held.note") },
  ];
  return { subject: t("held.subject", { count: orders.length }), preview: text, parts };
}

/** Without orders of persons erased meanwhile. */
async function ordersOf(db: Platform["db"], ids: readonly number[]): Promise<OrderRecord[]> {
  const orders: OrderRecord[] = [];
  for (const id of ids) {
    const order = await orderById(db, id);
    if (order?.erased_at === null) orders.push(order);
  }
  return orders;
}
