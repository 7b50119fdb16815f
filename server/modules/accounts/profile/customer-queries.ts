import type { Connection } from "#server/platform/postgres/database.ts";
import type { CustomerTables } from "../customer-table.ts";

export type CustomerRow = Awaited<ReturnType<typeof customerById>>;

export async function customerById(db: Connection, customerId: number) {
  return db
    .$extendTables<CustomerTables>()
    .selectFrom("accounts.customer")
    .selectAll()
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
}
