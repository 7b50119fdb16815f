import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Actor } from "../status/actor.ts";
import { lockOrder } from "../status/lock-order.ts";
import { transition } from "../status/transition.ts";

/**
 * The customer reports a transfer: until staff have reviewed it, order and reservation do not
 * expire. Refused when the order does not wait for payment or has expired. @returns its previous
 * deadline
 */
export async function reviewPayment(work: Work, orderId: number): Promise<Date> {
  const order = await lockOrder(work, orderId);
  const isReviewed = await transition(work, order, "review", { actor: "customer" });
  return isReviewed && order.expiresAt ? order.expiresAt : refuse("order-state");
}

/** Staff have reviewed it, and the order still waits for payment, until the given time. */
export async function resumePayment(
  work: Work,
  orderId: number,
  until: Date,
  actor: Actor,
): Promise<void> {
  const order = await lockOrder(work, orderId);
  if (!(await transition(work, order, "payment", actor, until))) refuse("order-state");
}
