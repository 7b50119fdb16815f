import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { refuseOrder } from "../access/order-policy.ts";
import { lockOrderOfShopper } from "../order-queries.ts";
import { changeOrder } from "./change-order.ts";
import { mayCustomerCancel } from "./order-states.ts";

/** Cancels an order for its customer. A cancelled one stays as it is. */
export async function cancelOrder(
  work: Work,
  shopperId: number | undefined,
  number: string,
): Promise<{ orderId: number }> {
  const order =
    shopperId === undefined ? undefined : await lockOrderOfShopper(work.db, number, shopperId);
  if (!order) return refuseOrder(work.db, number, shopperId);
  if (order.status !== "cancelled") {
    if (!mayCustomerCancel(order.status)) refuse("order-state");
    await changeOrder(work, order.id, "cancelled", { actor: "customer" });
  }
  return { orderId: order.id };
}
