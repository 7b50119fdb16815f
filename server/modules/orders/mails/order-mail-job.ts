import { defineJob } from "#server/platform/jobs.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** The mail about an event of an order. It is written when it is delivered: the customer's answer does not wait for it. */
export const orderMailJob = defineJob<{
  orderId: number;
  eventId: number;
  /** It has waited for its recipient's limit already. */
  wasHeld?: boolean;
}>("order-mails");

/** The number that is named at an outlet, by short message: it is there where the customer pays. */
export const outletSmsJob = defineJob<{ orderId: number }>("outlet-messages");

/** What was held for one recipient, in one message. */
export const heldMailJob = defineJob<{ orderIds: number[] }>("held-order-mails");

/** Sends the mail after the commit; the mails of an order arrive in the order of its events. */
export async function sendOrderMail(work: Work, orderId: number, eventId: number): Promise<void> {
  await work.enqueue(orderMailJob, { orderId, eventId }, `order ${orderId}`);
}
