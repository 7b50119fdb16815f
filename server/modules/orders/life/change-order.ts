import type { OrderStatus } from "#contract/orders/order-status.ts";
import { releaseStock, shipStock } from "#server/modules/inventory/index.ts";
import { giveBackPromotions } from "#server/modules/pricing/index.ts";
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

/** Moves an order to another state, with its goods, and lets the modules above do their part. */
export async function changeOrder(
  work: Work,
  orderId: number,
  to: OrderStatus,
  mover: Mover,
): Promise<void> {
  const { number, status: from } = await lockOrder(work, orderId);
  if (!mayFollow(from, to)) refuse("order-state");
  await writeState(work, orderId, to, mover);
  if (to === "Shipping") await shipStock(work, orderStock(number));
  if (to === "Cancelled") {
    await giveBackPromotions(work, orderStock(number));
    await releaseStock(work, orderStock(number));
  }
  await work.step({ name: "order.changed", payload: { orderId, number, from, to } });
  work.publish({ name: "order.changed", payload: { orderId, number, from, to } });
}

/** Two who move the same order come one after the other. */
async function lockOrder(work: Work, orderId: number) {
  return work.db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .select(["number", "status"])
    .where("id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
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
    .set({ status, ...(status !== "Cancelled" && { expires_at: null }) })
    .where("id", "=", orderId)
    .execute();
  await db
    .insertInto("orders.order_event")
    .values({ order_id: orderId, status, actor, staff_id: staffId ?? null, note: note ?? null })
    .execute();
}
