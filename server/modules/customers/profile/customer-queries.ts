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

/** A customer who has neither been erased nor merged into another, for staff. */
export async function findPerson(db: Connection, customerId: number) {
  return db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.customer as customer")
    .innerJoin("customers.shopper as shopper", "shopper.customer_id", "customer.id")
    .select(["customer.id", "shopper.id as shopperId", "customer.locale"])
    .where("customer.id", "=", customerId)
    .where("customer.erased_at", "is", null)
    .where("customer.merged_into", "is", null)
    .executeTakeFirst();
}
