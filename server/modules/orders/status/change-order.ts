import type { OrderStatus } from "#contract/orders/order-status.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { cancelRest } from "../credits/cancel-rest.ts";
import { markDelivered, writeFulfilment } from "../fulfilments/write-fulfilment.ts";
import type { Actor, EventCause } from "./actor.ts";
import { orderUnits, type LockedOrder, lockOrder } from "./lock-order.ts";
import {
  type UnitCount,
  mayFollow,
  type OrderState,
  stateOfUnits,
  statesBetween,
} from "./order-states.ts";
import { allOpenUnits } from "./requested-units.ts";
import { transition } from "./transition.ts";
import { writeEvent } from "./write-event.ts";

/** Lets a waiting order proceed. @returns false when it waits for nothing, or has expired */
export async function confirmOrder(work: Work, orderId: number, actor: Actor): Promise<boolean> {
  const order = await lockOrder(work, orderId);
  return mayFollow(order.state, "ordered") && transition(work, order, "ordered", actor);
}

/**
 * Changes an order's status, moves its stock accordingly, and lets the modules above do their part.
 */
export async function changeOrder(
  work: Work,
  orderId: number,
  to: OrderStatus,
  actor: Actor,
): Promise<void> {
  const order = await lockOrder(work, orderId);
  if (to === "pending" || !mayFollow(order.state, to)) refuse("order-state");
  const fulfilmentId = await moveGoods(work, order, to, actor);
  if (!(await transition(work, order, to, { ...actor, fulfilmentId }))) refuse("order-state");
}

/**
 * After units were shipped, delivered or cancelled, updates the order's status; if that stays the
 * same, the event is recorded anyway.
 */
export async function syncStatus(
  work: Work,
  order: LockedOrder,
  count: UnitCount,
  cause: EventCause,
): Promise<void> {
  const states = statesBetween(order.state, stateOfUnits(order.state, count));
  const { fulfilmentId, creditId } = cause;
  const isShippedNow = fulfilmentId !== undefined && states[0] === "shipped";
  const isCredited = creditId !== undefined && states[0] !== "cancelled";
  if ((fulfilmentId !== undefined && !isShippedNow) || isCredited) {
    await writeEvent(work, order.id, order.state, cause);
  }
  let { state } = order;
  for (const to of states) {
    await transition(work, { ...order, state }, to, { ...cause, creditId: undefined });
    state = to;
  }
}

/** Stock changes that go with the status. @returns the parcel that is shipped with it */
async function moveGoods(
  work: Work,
  order: LockedOrder,
  to: OrderState,
  actor: Actor,
): Promise<number | undefined> {
  if (to === "cancelled") await cancelRest(work, order, actor);
  if (to === "delivered") await markDelivered(work, order.id);
  if (to !== "shipped") return undefined;
  const rest = allOpenUnits(await orderUnits(work, order.id));
  return writeFulfilment(work, order, rest, { courier: "", tracking: "" });
}
