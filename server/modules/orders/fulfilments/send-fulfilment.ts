import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { allOpenItems, type RequestedItems, checkItems } from "../status/requested-items.ts";
import { syncStatus } from "../status/change-order.ts";
import { countItems, orderItems, lockOrderByNumber } from "../status/lock-order.ts";
import type { Actor } from "../status/actor.ts";
import { type Carriage, writeFulfilment } from "./write-fulfilment.ts";

export interface Parcel extends Carriage {
  /** Absent: everything that is left. */
  lines?: readonly RequestedItems[] | undefined;
}

/** Ships items of an order that is being packed. With the last of them the order is on its way. */
export async function sendFulfilment(
  work: Work,
  number: string,
  { lines: requested, ...carriage }: Parcel,
  actor: Actor,
): Promise<{ orderId: number }> {
  const order = await lockOrderByNumber(work, number);
  if (order.state !== "processing") refuse("order-state");
  const lines = await orderItems(work, order.id);
  const items = requested ? checkItems(requested, lines) : allOpenItems(lines);
  const fulfilmentId = await writeFulfilment(work, order, items, carriage);
  const count = countItems(await orderItems(work, order.id));
  await syncStatus(work, order, count, { ...actor, fulfilmentId });
  return { orderId: order.id };
}
