import type { Channel } from "#server/modules/identity/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { CustomerTables } from "../tables.ts";

/** Only verified contacts give access to the account. */
export async function findVerified(db: Connection, channel: Channel, target: string) {
  const customers = db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.customer")
    .select(["id", "name", "locale", "email", "email_verified"])
    .where("erased_at", "is", null)
    .where("disabled_at", "is", null);
  const own =
    channel === "email"
      ? customers.where("email", "=", target).where("email_verified", "=", true)
      : customers.where("phone", "=", target).where("phone_verified", "=", true);
  return own.executeTakeFirst();
}
