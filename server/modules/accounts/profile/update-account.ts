import { sql } from "kysely";
import type * as z from "zod/mini";
import type { accountChanges } from "#contract/customers/account-endpoints.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CustomerTables } from "../customer-table.ts";
import { given } from "../given.ts";

export type AccountChanges = z.output<typeof accountChanges>;

/** Changes what a customer has said about itself. What is left out stays, an empty text takes it away. */
export async function updateAccount(
  work: Work,
  customerId: number,
  changes: AccountChanges,
): Promise<void> {
  const db = work.db.$extendTables<CustomerTables>();
  await db
    .updateTable("accounts.customer")
    .set({
      updated_at: sql<Date>`now()`,
      first_name: changes.firstName,
      last_name: changes.lastName,
      locale: changes.locale,
      full_name_en: given(changes.fullNameEn),
      full_name_ar: given(changes.fullNameAr),
      gender: given(changes.gender),
      birth_date: given(changes.birthDate),
      address: given(changes.address),
      city: given(changes.city),
      place: given(changes.place),
    })
    .where("id", "=", customerId)
    .where("erased_at", "is", null)
    .execute();
  await db
    .updateTable("accounts.customer")
    .set({ name: sql<string>`first_name || ' ' || last_name` })
    .where("id", "=", customerId)
    .where("erased_at", "is", null)
    .execute();
}
