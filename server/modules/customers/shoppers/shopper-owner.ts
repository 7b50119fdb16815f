import type { Connection } from "#server/platform/postgres/database.ts";
import { PREPARED } from "#server/platform/postgres/statements.ts";
import type { CustomerTables } from "../tables.ts";

/** The shopper's customer id; null for a browser without an account. */
export async function customerOfShopper(db: Connection, shopperId: number): Promise<number | null> {
  const shopper = await db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.shopper")
    .modifyFront(PREPARED)
    .select("customer_id")
    .where("id", "=", shopperId)
    .executeTakeFirst();
  return shopper?.customer_id ?? null;
}
