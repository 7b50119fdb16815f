import { keepStock } from "#server/modules/inventory/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderStock } from "../order-number.ts";
import type { OrdersTables } from "../tables.ts";
import { lockPayable } from "./payable-order.ts";

/**
 * Lets an order that waits for its money wait without an end, its goods as well: nothing about it runs out before
 * `restartClock`. Refused when it does not wait, or its time is over. @returns until when it had been held
 */
export async function stopClock(work: Work, orderId: number): Promise<Date> {
  const { status, needsApproval, number, heldUntil } = await lockPayable(work, orderId);
  if (status !== "Pending" || needsApproval || !heldUntil || heldUntil <= new Date()) {
    refuse("order-state");
  }
  if (!(await keepStock(work, orderStock(number)))) refuse("order-state");
  await setEnd(work, orderId, null);
  return heldUntil;
}

/** From now on an order that still waits for its money does so until this moment. */
export async function restartClock(work: Work, orderId: number, until: Date): Promise<void> {
  const { status, number } = await lockPayable(work, orderId);
  if (status !== "Pending") return;
  await keepStock(work, orderStock(number), until);
  await setEnd(work, orderId, until);
}

async function setEnd(work: Work, orderId: number, until: Date | null): Promise<void> {
  await work.db
    .$extendTables<OrdersTables>()
    .updateTable("orders.order")
    .set({ expires_at: until })
    .where("id", "=", orderId)
    .execute();
}
