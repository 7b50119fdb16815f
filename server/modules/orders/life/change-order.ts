import type { OrderStatus } from "#contract/orders/order-status.ts";
import { customerOfShopper } from "#server/modules/accounts/index.ts";
import { keepStock, releaseStock, shipStock } from "#server/modules/inventory/index.ts";
import { giveBackPromotions } from "#server/modules/pricing/index.ts";
import { deposit } from "#server/modules/wallet/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderStock } from "../order-number.ts";
import type { OrdersTables } from "../tables.ts";
import { mayFollow } from "./order-states.ts";

/** Who moves an order. */
export interface Mover {
  actor: "customer" | "staff" | "shop";
  staffId?: number;
  /** What the customer reads beside the state. */
  note?: string;
}

/** Lets a waiting order go on. @returns false when its time is over: its goods may be somebody else's by now */
export async function confirmOrder(work: Work, orderId: number, mover: Mover): Promise<boolean> {
  const order = await lockOrder(work, orderId);
  if (order.status !== "Pending" || !(await isStillHeld(work, order))) return false;
  await changeOrder(work, orderId, "Ordered", mover);
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
  const { number, status: from } = order;
  if (!mayFollow(from, to)) refuse("order-state");
  if (from === "Pending" && to === "Ordered" && !(await isStillHeld(work, order))) {
    refuse("order-state");
  }
  await writeState(work, orderId, to, mover);
  if (to === "Shipping") await shipStock(work, orderStock(number));
  if (to === "Cancelled") {
    // Locked in the order in which a new order locks them, so that neither waits for the other.
    await giveBackCredit(work, order);
    await giveBackPromotions(work, orderStock(number));
    await releaseStock(work, orderStock(number));
  }
  await work.step({ name: "order.changed", payload: { orderId, number, from, to } });
  work.publish({ name: "order.changed", payload: { orderId, number, from, to } });
}

type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/** Two who move the same order come one after the other. */
async function lockOrder(work: Work, orderId: number) {
  return work.db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .select(["number", "status", "shopper_id", "wallet_piastres", "expires_at"])
    .where("id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** After its time an order cannot come alive again: its goods may be somebody else's. */
async function isStillHeld(work: Work, { number, expires_at: until }: LockedOrder) {
  return until === null || (until > new Date() && (await keepStock(work, orderStock(number))));
}

/** Store credit that paid for a cancelled order goes back. */
async function giveBackCredit(work: Work, order: LockedOrder): Promise<void> {
  const { number, wallet_piastres: amount, shopper_id: shopperId } = order;
  if (amount === 0 || shopperId === null) return;
  const customerId = await customerOfShopper(work.db, shopperId);
  if (customerId === null)
    throw new Error(`${number} was paid from store credit without a customer`);
  await deposit(work, { customerId, amount, reason: "refund", reference: number });
}

async function writeState(
  work: Work,
  orderId: number,
  status: OrderStatus,
  { actor, staffId, note }: Mover,
): Promise<void> {
  const db = work.db.$extendTables<OrdersTables>();
  await db
    .updateTable("orders.order")
    .set({
      status,
      ...(status !== "Cancelled" && { expires_at: null, needs_approval: false }),
    })
    .where("id", "=", orderId)
    .execute();
  await db
    .insertInto("orders.order_event")
    .values({ order_id: orderId, status, actor, staff_id: staffId ?? null, note: note ?? null })
    .execute();
}
