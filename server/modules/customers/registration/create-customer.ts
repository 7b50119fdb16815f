import { type Channel, createAccount } from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CustomerTables } from "../tables.ts";
import type { PendingRegistration } from "./register.ts";

/**
 * Creates a customer with account and cart. The contact proved by the code is verified, the other
 * stays unverified.
 */
export async function createCustomer(
  work: Work,
  pending: PendingRegistration,
  { channel, target }: { channel: Channel; target: string },
): Promise<number> {
  const db = work.db.$extendTables<CustomerTables>();
  const customer = await db
    .insertInto("customers.customer")
    .values({
      id: await createAccount(work, "customer", pending.passwordHash),
      ...nameColumns(pending),
      email: channel === "email" ? target : null,
      email_verified: channel === "email",
      phone: pending.phone || null,
      phone_verified: channel === "phone",
      locale: pending.locale,
    })
    // A concurrent registration of the same email or number was faster.
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!customer) refuse("already-registered");
  await db.insertInto("customers.shopper").values({ customer_id: customer.id }).execute();
  return customer.id;
}

function nameColumns(pending: PendingRegistration) {
  return {
    name: `${pending.firstName} ${pending.lastName}`,
    first_name: pending.firstName,
    last_name: pending.lastName,
    full_name_en: pending.fullNameEn || null,
    full_name_ar: pending.fullNameAr || null,
    gender: pending.gender || null,
    birth_date: pending.birthDate || null,
    address: pending.address || null,
    city: pending.city || null,
    place: pending.place || null,
  };
}
