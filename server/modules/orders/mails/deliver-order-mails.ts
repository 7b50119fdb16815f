import { deliverMail, type Mail } from "#server/platform/outbox/mail.ts";
import type { Job } from "#server/platform/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Database } from "#server/platform/postgres/database.ts";
import type { OrderLimits } from "../limits/order-limits.ts";
import { orderById, type OrderRecord } from "../order-queries.ts";
import type { OrdersTables } from "../tables.ts";
import { creditMail } from "./credit-mail.ts";
import { fulfilmentMail } from "./fulfilment-mail.ts";
import { deliverHeld, hasRoom, holdMessage, isByStranger } from "./held-messages.ts";
import { heldMailJob, orderMailJob } from "./order-mail-job.ts";
import { mailOf, type OrderMail } from "./order-mail.ts";
import { deliverPlacedSms } from "./placed-sms.ts";
import { type OrderEvent, statusMail } from "./status-mail.ts";

export function deliverOrderMails(
  platform: Platform,
  { messagesPerHour }: Pick<OrderLimits, "messagesPerHour">,
): void {
  platform.jobs.handle(orderMailJob, async (job) => {
    const { orderId, eventId, wasHeld = false } = job.data;
    const order = await orderById(platform.db, orderId);
    const event = await eventById(platform.db, eventId);
    if (!order || !event) return;
    const isLimited = !wasHeld && (await isByStranger(platform.db, order, event));
    if (isLimited && !(await hasRoom(platform.db, order, messagesPerHour)))
      await holdMessage(platform.db, orderId, eventId);
    else await deliver(platform, job, order, event);
  });
  platform.jobs.handle(heldMailJob, (job) => deliverHeld(platform, job));
}

type StoredEvent = OrderEvent & NonNullable<Awaited<ReturnType<typeof eventById>>>;

async function eventById(db: Database, eventId: number) {
  return db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order_event")
    .select(["status", "actor", "note", "fulfilment_id", "credit_id"])
    .where("id", "=", eventId)
    .executeTakeFirst();
}

async function deliver(
  platform: Platform,
  job: Omit<Job<unknown>, "data">,
  order: OrderRecord,
  event: StoredEvent,
): Promise<void> {
  const mail = await mailAbout(platform.db, order, event);
  if (mail) await deliverMail(platform, job, mail);
  else if (event.status === "ordered") await deliverPlacedSms(platform, job, order);
}

/** Undefined: there is no email, or meanwhile the customer was erased. */
async function mailAbout(
  db: Database,
  order: OrderRecord,
  event: StoredEvent,
): Promise<Mail | undefined> {
  return order.contact_email === null
    ? undefined
    : mailOf(order, await contentOf(db, order, event));
}

/** A parcel and a credit have mails of their own; every other event has that of its state. */
async function contentOf(db: Database, order: OrderRecord, event: StoredEvent): Promise<OrderMail> {
  const parcel = order.fulfilments.find(({ id }) => id === event.fulfilment_id);
  if (parcel) return fulfilmentMail(order, parcel);
  const credit = order.credits.find(({ id }) => id === event.credit_id);
  return credit ? creditMail(order, credit) : statusMail(db, order, event);
}
