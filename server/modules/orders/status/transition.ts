import { keepStock } from "#server/modules/inventory/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderChanged } from "../events.ts";
import { orderStock } from "../order-number.ts";
import type { OrdersTables } from "../tables.ts";
import type { EventCause } from "./actor.ts";
import type { LockedOrder } from "./lock-order.ts";
import { columnsOf, isWaiting, mayFollow, type OrderState } from "./order-states.ts";
import { writeEvent } from "./write-event.ts";

/**
 * Moves a locked order to another state, records the event and lets the modules above do their
 * part: nothing else writes an order's state. `until`: the deadline of a state that has one.
 * @returns false, with nothing changed, when its deadline has passed: its stock may belong to
 * somebody else by now
 */
export async function transition(
  work: Work,
  order: LockedOrder,
  to: OrderState,
  cause: EventCause,
  until: Date | null = null,
): Promise<boolean> {
  const { id: orderId, number, state } = order;
  if (!mayFollow(state, to)) refuse("order-state");
  if (to !== "cancelled" && isWaiting(state) && !(await keepGoods(work, order, until)))
    return false;
  const { status: from } = columnsOf(state);
  const columns = columnsOf(to);
  const isNewStatus = columns.status !== from;
  await work.db
    .$extendTables<OrdersTables>()
    .updateTable("orders.order")
    .set({ ...columns, expires_at: until })
    .where("id", "=", orderId)
    .execute();
  // When an order just waits for something else, no message is sent; customers see it on its page.
  await writeEvent(work, orderId, to, cause, { isMailed: isNewStatus });
  if (!isNewStatus) return true;
  await work.emit(orderChanged, { orderId, number, from, to: columns.status });
  return true;
}

async function keepGoods(
  work: Work,
  { number, isOver }: LockedOrder,
  until: Date | null,
): Promise<boolean> {
  if (isOver) return false;
  return keepStock(work, orderStock(number), until);
}
