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

/** The open account that has confirmed a mobile number, and its chosen address; for staff. */
export async function customerByPhone(db: Connection, phone: string) {
  return db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.customer as customer")
    .innerJoin("customers.shopper as shopper", "shopper.customer_id", "customer.id")
    .leftJoin("customers.saved_address as saved", (join) =>
      join.onRef("saved.customer_id", "=", "customer.id").on("saved.is_default", "=", true),
    )
    .select(["customer.id", "shopper.id as shopperId", "customer.name", "customer.email"])
    .select(["customer.account_type as accountType", "saved.address"])
    .where("customer.phone", "=", phone)
    .where("customer.phone_verified", "=", true)
    .where("customer.erased_at", "is", null)
    .where("customer.merged_into", "is", null)
    .where("customer.disabled_at", "is", null)
    .executeTakeFirst();
}
