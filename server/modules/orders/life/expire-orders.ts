import type { OrdersTables } from "../tables.ts";
import { inTransaction, type WorkTools } from "#server/platform/postgres/unit-of-work.ts";
import { changeOrder } from "./change-order.ts";

/** Orders cancelled in one run; the rest wait for the next minute. */
const BATCH = 100;

/** Cancels orders whose time to be paid is over, each in its own transaction. @returns how many */
export async function expireOrders(tools: WorkTools): Promise<number> {
  let count = 0;
  while (count < BATCH && (await expireOne(tools))) count += 1;
  return count;
}

async function expireOne(tools: WorkTools): Promise<boolean> {
  return inTransaction(tools, async (work) => {
    const due = await work.db
      .$extendTables<OrdersTables>()
      .selectFrom("orders.order")
      .select("id")
      .where("status", "=", "Pending")
      .where("expires_at", "<=", new Date())
      .orderBy("expires_at")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return false;
    await changeOrder(work, due.id, "Cancelled", { actor: "shop" });
    return true;
  });
}
