import { sql } from "kysely";
import type * as z from "zod/mini";
import type { accountChanges } from "#contract/customers/account-endpoints.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CustomerTables } from "../tables.ts";
import { emptyToNull } from "./empty-to-null.ts";

export type AccountChanges = z.output<typeof accountChanges>;

/** Updates a customer's own details. Omitted fields stay; an empty text clears them. */
export async function updateAccount(
  work: Work,
  customerId: number,
  changes: AccountChanges,
): Promise<void> {
  const db = work.db.$extendTables<CustomerTables>();
  await db
    .updateTable("customers.customer")
    .set({
      updated_at: sql<Date>`now()`,
      first_name: changes.firstName,
      last_name: changes.lastName,
      locale: changes.locale,
      full_name_en: emptyToNull(changes.fullNameEn),
      full_name_ar: emptyToNull(changes.fullNameAr),
      gender: emptyToNull(changes.gender),
      birth_date: emptyToNull(changes.birthDate),
      address: emptyToNull(changes.address),
      city: emptyToNull(changes.city),
      place: emptyToNull(changes.place),
    })
    .where("id", "=", customerId)
    .where("erased_at", "is", null)
    .execute();
  await db
    .updateTable("customers.customer")
    .set({ name: sql<string>`first_name || ' ' || last_name` })
    .where("id", "=", customerId)
    .where("erased_at", "is", null)
    .execute();
}
