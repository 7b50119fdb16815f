import { sql } from "kysely";
import { shipStock } from "#server/modules/inventory/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { fulfilmentSent } from "../events.ts";
import { fulfilmentStock, orderStock } from "../order-number.ts";
import type { LockedOrder } from "../status/lock-order.ts";
import type { OpenUnits } from "../status/requested-units.ts";
import type { OrdersTables } from "../tables.ts";

export interface Carriage {
  courier: string;
  tracking: string;
}

/** Ships units in one parcel and takes them out of stock. @returns its id */
export async function writeFulfilment(
  work: Work,
  order: LockedOrder,
  units: readonly OpenUnits[],
  { courier, tracking }: Carriage,
): Promise<number> {
  const db = work.db.$extendTables<OrdersTables>();
  const { id, number } = await db
    .insertInto("orders.fulfilment")
    .values({
      order_id: order.id,
      number: sql<number>`(
        select coalesce(max(number), 0) + 1 from orders.fulfilment where order_id = ${order.id}
      )`,
      courier: courier || null,
      tracking: tracking || null,
      delivered_at: null,
    })
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
  const lines = units.map(({ position, units: quantity }) => ({ position, quantity }));
  await db
    .insertInto("orders.fulfilment_line")
    .values(lines.map((line) => ({ ...line, fulfilment_id: id, order_id: order.id })))
    .execute();
  await shipStock(
    work,
    orderStock(order.number),
    units.map(({ variantId, units: quantity }) => ({ variantId, quantity })),
    fulfilmentStock(order.number, number),
  );
  await work.emit(fulfilmentSent, { orderId: order.id, fulfilmentId: id });
  return id;
}

/** Marks parcels as delivered: one, or all shipped ones. @returns how many */
export async function markDelivered(work: Work, orderId: number, number?: number): Promise<number> {
  let query = work.db
    .$extendTables<OrdersTables>()
    .updateTable("orders.fulfilment")
    .set({ delivered_at: sql<Date>`now()` })
    .where("order_id", "=", orderId)
    .where("delivered_at", "is", null)
    .where("failed_at", "is", null);
  if (number !== undefined) query = query.where("number", "=", number);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}
