import type { Connection } from "#server/platform/postgres/database.ts";
import type { CustomerTables } from "../tables.ts";

/** Closed accounts of the same person that were merged into this one. */
export async function mergedAccounts(db: Connection, customerId: number) {
  return db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.customer as customer")
    .innerJoin("customers.shopper as shopper", "shopper.customer_id", "customer.id")
    .select(["customer.id", "shopper.id as shopperId"])
    .select(["customer.name", "customer.email", "customer.phone"])
    .where("customer.merged_into", "=", customerId)
    .where("customer.erased_at", "is", null)
    .orderBy("customer.id")
    .execute();
}
