import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction, type WorkTools } from "#server/platform/postgres/unit-of-work.ts";
import type { OrdersTables } from "../tables.ts";
import { changeOrder } from "./change-order.ts";

/** Orders cancelled per run; the rest is left to the next minute. */
const BATCH = 100;

/**
 * Cancels orders past their deadline, each in its own transaction, so that a failure does not
 * affect the others. @returns how many
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

/** By the database's clock, which also set the deadline: a process's clock may be wrong. */
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
