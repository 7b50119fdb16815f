import type { Connection } from "#server/platform/postgres/database.ts";
import { ordersPlacedBy } from "../order-queries.ts";
import { presentOrder } from "../present-order.ts";

export async function exportOrders(db: Connection, { shopperId }: { shopperId: number }) {
  const orders = await ordersPlacedBy(db, shopperId);
  return orders.map((order) => presentOrder(order, order.locale));
}
