import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { lockOrderByNumber } from "../status/lock-order.ts";
import type { OrdersTables } from "../tables.ts";

/** Writes down what only staff read. Locked, so that nobody is erased meanwhile. */
export async function addOrderNote(
  work: Work,
  number: string,
  text: string,
  staffId: number,
): Promise<{ orderId: number }> {
  const { id } = await lockOrderByNumber(work, number);
  await work.db
    .$extendTables<OrdersTables>()
    .insertInto("orders.order_note")
    .values({ order_id: id, staff_id: staffId, text })
    .execute();
  return { orderId: id };
}
