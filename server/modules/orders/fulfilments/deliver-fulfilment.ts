import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Actor } from "../status/actor.ts";
import { syncStatus } from "../status/change-order.ts";
import { countUnits, orderUnits, lockOrderByNumber } from "../status/lock-order.ts";
import type { OrdersTables } from "../tables.ts";
import { type Carriage, markDelivered } from "./write-fulfilment.ts";

/** Records the delivery of a parcel. With the last one, the order is delivered. */
export async function deliverFulfilment(
  work: Work,
  number: string,
  fulfilment: number,
  actor: Actor,
): Promise<{ orderId: number }> {
  const order = await lockOrderByNumber(work, number);
  await refuseUnknown(work, order.id, fulfilment);
  if ((await markDelivered(work, order.id, fulfilment)) === 0) refuse("order-state");
  await syncStatus(work, order, countUnits(await orderUnits(work, order.id)), actor);
  return { orderId: order.id };
}

/** Corrects the courier of a parcel. */
export async function correctFulfilment(
  work: Work,
  number: string,
  fulfilment: number,
  { courier, tracking }: Carriage,
): Promise<{ orderId: number; before: Carriage }> {
  const order = await lockOrderByNumber(work, number);
  const before = await refuseUnknown(work, order.id, fulfilment);
  await work.db
    .$extendTables<OrdersTables>()
    .updateTable("orders.fulfilment")
    .set({ courier: courier || null, tracking: tracking || null })
    .where("order_id", "=", order.id)
    .where("number", "=", fulfilment)
    .execute();
  return {
    orderId: order.id,
    before: { courier: before.courier ?? "", tracking: before.tracking ?? "" },
  };
}

async function refuseUnknown(work: Work, orderId: number, fulfilment: number) {
  const found = await work.db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.fulfilment")
    .select(["courier", "tracking"])
    .where("order_id", "=", orderId)
    .where("number", "=", fulfilment)
    .executeTakeFirst();
  return found ?? refuse("not-found");
}
