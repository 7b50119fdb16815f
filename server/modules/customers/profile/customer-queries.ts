import type { Connection } from "#server/platform/postgres/database.ts";
import type { CustomerTables } from "../tables.ts";

export type CustomerRow = Awaited<ReturnType<typeof customerById>>;

export async function customerById(db: Connection, customerId: number) {
  return db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.customer")
    .selectAll()
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
}
