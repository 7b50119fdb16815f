import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Actor } from "../status/actor.ts";
import { syncStatus } from "../status/change-order.ts";
import { countUnits, orderUnits, lockOrderByNumber } from "../status/lock-order.ts";
import { allOpenUnits, type RequestedUnits, checkUnits } from "../status/requested-units.ts";
import { type Carriage, writeFulfilment } from "./write-fulfilment.ts";

export interface Parcel extends Carriage {
  /** Absent: everything that is left. */
  lines?: readonly RequestedUnits[] | undefined;
}

/** Ships units of an order in processing. With the last of them, the order is shipped. */
export async function sendFulfilment(
  work: Work,
  number: string,
  { lines: requested, ...carriage }: Parcel,
  actor: Actor,
): Promise<{ orderId: number }> {
  const order = await lockOrderByNumber(work, number);
  if (order.state !== "processing") refuse("order-state");
  const lines = await orderUnits(work, order.id);
  const units = requested ? checkUnits(requested, lines) : allOpenUnits(lines);
  const fulfilmentId = await writeFulfilment(work, order, units, carriage);
  const count = countUnits(await orderUnits(work, order.id));
  await syncStatus(work, order, count, { ...actor, fulfilmentId });
  return { orderId: order.id };
}
