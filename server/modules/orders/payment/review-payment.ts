import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Actor } from "../status/actor.ts";
import { lockOrder } from "../status/lock-order.ts";
import { transition } from "../status/transition.ts";

/**
 * The customer says that the money is on its way: until staff have looked at it the order waits without an end, its
 * goods as well. Refused when it does not wait for money, or its time is over. @returns until when it had been held
 */
export async function reviewPayment(work: Work, orderId: number): Promise<Date> {
  const order = await lockOrder(work, orderId);
  const isReviewed = await transition(work, order, "review", { actor: "customer" });
  return isReviewed && order.expiresAt ? order.expiresAt : refuse("order-state");
}

/** Staff have looked, and the order still waits for money: until this moment. */
export async function resumePayment(
  work: Work,
  orderId: number,
  until: Date,
  actor: Actor,
): Promise<void> {
  const order = await lockOrder(work, orderId);
  if (!(await transition(work, order, "payment", actor, until))) refuse("order-state");
}
