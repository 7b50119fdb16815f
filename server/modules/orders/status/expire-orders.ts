import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction, type WorkTools } from "#server/platform/postgres/unit-of-work.ts";
import type { OrdersTables } from "../tables.ts";
import { changeOrder } from "./change-order.ts";

/** Orders cancelled in one run; the rest wait for the next minute. */
const BATCH = 100;

/**
 * Cancels orders whose deadline is over, each in its own transaction: one that cannot be cancelled keeps no
 * other from it. @returns how many
 */
export async function expireOrders(tools: WorkTools): Promise<number> {
  const due = await overdue(tools.db).select("id").orderBy("expires_at").limit(BATCH).execute();
  const errors: unknown[] = [];
  let count = 0;
  for (const { id } of due) {
    try {
      if (await expire(tools, id)) count += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, "orders that could not be cancelled");
  return count;
}

/** By the database's clock, as the deadline was set: that of a process may be wrong. */
function overdue(db: Connection) {
  return db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .where("expires_at", "<=", sql<Date>`now()`);
}

async function expire(tools: WorkTools, orderId: number): Promise<boolean> {
  return inTransaction(tools, async (work) => {
    const due = await overdue(work.db)
      .select("id")
      .where("id", "=", orderId)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return false;
    await changeOrder(work, due.id, "cancelled", { actor: "shop" });
    return true;
  });
}
