import type { Connection } from "#server/platform/postgres/database.ts";
import type { CustomerTables } from "../tables.ts";

export type AddressRow = Awaited<ReturnType<typeof addressesOf>>[number];

/** A customer's address book, default first, then newest first. */
export async function addressesOf(db: Connection, customerId: number) {
  return addresses(db, customerId).orderBy("is_default", "desc").orderBy("id", "desc").execute();
}

export async function addressOf(db: Connection, customerId: number, addressId: number) {
  return addresses(db, customerId).where("id", "=", addressId).executeTakeFirst();
}

function addresses(db: Connection, customerId: number) {
  return db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.saved_address")
    .selectAll()
    .where("customer_id", "=", customerId);
}
