import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { lockOrderByNumber } from "../status/lock-order.ts";
import type { OrdersTables } from "../tables.ts";

/** Removes an order that ran out from the list of customers to call back, or lists it again. */
export async function markCalledBack(work: Work, number: string, isDone: boolean): Promise<void> {
  const { id, state } = await lockOrderByNumber(work, number);
  if (state !== "cancelled") refuse("order-state");
  await work.db
    .$extendTables<OrdersTables>()
    .updateTable("orders.order")
    .set({ called_back_at: isDone ? sql<Date>`now()` : null })
    .where("id", "=", id)
    .execute();
}
