import type { Mail } from "#server/platform/outbox/mail.ts";
import { deliverMail } from "#server/platform/outbox/mail.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Database } from "#server/platform/postgres/database.ts";
import { orderById, type OrderRecord } from "../order-queries.ts";
import type { OrdersTables } from "../tables.ts";
import { creditMail } from "./credit-mail.ts";
import { fulfilmentMail } from "./fulfilment-mail.ts";
import { orderMailJob } from "./order-mail-job.ts";
import { mailOf, type OrderMail } from "./order-mail.ts";
import { type OrderEvent, statusMail } from "./status-mail.ts";

export function deliverOrderMails(platform: Platform): void {
  platform.jobs.handle(orderMailJob, async (job) => {
    const mail = await mailAbout(platform.db, job.data);
    if (mail) await deliverMail(platform, job, mail);
  });
}

/** Undefined: meanwhile the customer was erased. */
async function mailAbout(
  db: Database,
  { orderId, eventId }: { orderId: number; eventId: number },
): Promise<Mail | undefined> {
  const order = await orderById(db, orderId);
  const event = await db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order_event")
    .select(["status", "note", "fulfilment_id", "credit_id"])
    .where("id", "=", eventId)
    .executeTakeFirst();
  return order && event && mailOf(order, await contentOf(db, order, event));
}

/** A parcel and a credit have mails of their own; every other event has that of its state. */
async function contentOf(
  db: Database,
  order: OrderRecord,
  event: OrderEvent & { fulfilment_id: number | null; credit_id: number | null },
): Promise<OrderMail> {
  const parcel = order.fulfilments.find(({ id }) => id === event.fulfilment_id);
  if (parcel) return fulfilmentMail(order, parcel);
  const credit = order.credits.find(({ id }) => id === event.credit_id);
  return credit ? creditMail(order, credit) : statusMail(db, order, event);
}
