import type { OrderStatus } from "#contract/orders/order-status.ts";
import { keepStock } from "#server/modules/inventory/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderChanged } from "../events.ts";
import { cancelRest } from "../credits/cancel-rest.ts";
import { arrive, writeFulfilment } from "../fulfilments/write-fulfilment.ts";
import { orderStock } from "../order-number.ts";
import type { OrdersTables } from "../tables.ts";
import { allPieces } from "./asked-pieces.ts";
import { linePieces, type LockedOrder, lockOrder } from "./lock-order.ts";
import type { Mover, PieceMover } from "./mover.ts";
import { mayFollow, type PieceCount, stateOfPieces, wayTo } from "./order-states.ts";
import { writeEvent } from "./write-event.ts";

/** Lets a waiting order go on. @returns false when its time is over: its goods may be somebody else's by now */
export async function confirmOrder(work: Work, orderId: number, mover: Mover): Promise<boolean> {
  const order = await lockOrder(work, orderId);
  if (order.status !== "Pending" || !(await isStillHeld(work, order))) return false;
  await takeStep(work, order, "Ordered", mover);
  return true;
}

/** Moves an order to another state, with its goods, and lets the modules above do their part. */
export async function changeOrder(
  work: Work,
  orderId: number,
  to: OrderStatus,
  mover: Mover,
): Promise<void> {
  const order = await lockOrder(work, orderId);
  if (!mayFollow(order.status, to)) refuse("order-state");
  if (to === "Ordered" && !(await isStillHeld(work, order))) refuse("order-state");
  const fulfilmentId = await moveGoods(work, order, to, mover);
  await takeStep(work, order, to, { ...mover, fulfilmentId });
}

/** After pieces have moved the order goes to where they are; when it stays, what happened is noted beside its state. */
export async function followPieces(
  work: Work,
  order: LockedOrder,
  count: PieceCount,
  mover: PieceMover,
): Promise<void> {
  const steps = wayTo(order.status, stateOfPieces(order.status, count));
  const { fulfilmentId, creditId } = mover;
  const isTold = fulfilmentId !== undefined && steps[0] === "Shipping";
  const isNoted = creditId !== undefined && steps[0] !== "Cancelled";
  if ((fulfilmentId !== undefined && !isTold) || isNoted) {
    await writeEvent(work, order.id, order.status, mover);
  }
  let { status } = order;
  for (const to of steps) {
    if (!mayFollow(status, to)) refuse("order-state");
    await takeStep(work, { ...order, status }, to, { ...mover, creditId: undefined });
    status = to;
  }
}

/** What the state wants of the goods. @returns the parcel that leaves with it */
async function moveGoods(
  work: Work,
  order: LockedOrder,
  to: OrderStatus,
  mover: Mover,
): Promise<number | undefined> {
  if (to === "Cancelled") await cancelRest(work, order, mover);
  if (to === "Deliverd") await arrive(work, order.id);
  if (to !== "Shipping") return undefined;
  const rest = allPieces(await linePieces(work, order.id));
  return writeFulfilment(work, order, rest, { courier: "", tracking: "" });
}

async function takeStep(
  work: Work,
  { id: orderId, number, status: from }: LockedOrder,
  to: OrderStatus,
  mover: PieceMover,
): Promise<void> {
  await work.db
    .$extendTables<OrdersTables>()
    .updateTable("orders.order")
    .set({
      status: to,
      ...(to !== "Cancelled" && { expires_at: null, needs_approval: false }),
    })
    .where("id", "=", orderId)
    .execute();
  await writeEvent(work, orderId, to, mover);
  await work.emit(orderChanged, { orderId, number, from, to });
}

/** After its time an order cannot come alive again: its goods may be somebody else's. */
async function isStillHeld(work: Work, { number, expiresAt: until }: LockedOrder) {
  return until === null || (until > new Date() && (await keepStock(work, orderStock(number))));
}
