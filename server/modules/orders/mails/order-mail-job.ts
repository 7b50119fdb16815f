import { defineJob } from "#server/platform/jobs.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/**
 * The mail about an event of an order. Written when it is delivered, so that the customer's
 * response does not wait for it.
 */
export const orderMailJob = defineJob<{
  orderId: number;
  eventId: number;
  /** It was already held back by its recipient's limit. */
  wasHeld?: boolean;
}>("order-mails");

/** The payment number for an outlet, by short message: the customer has it at hand when paying. */
export const outletSmsJob = defineJob<{ orderId: number }>("outlet-messages");

/** The messages held for one recipient, combined. */
export const heldMailJob = defineJob<{ orderIds: number[] }>("held-order-mails");

/** Sends the mail after the commit; an order's mails arrive in the order of its events. */
export async function sendOrderMail(work: Work, orderId: number, eventId: number): Promise<void> {
  await work.enqueue(orderMailJob, { orderId, eventId }, `order ${orderId}`);
}
