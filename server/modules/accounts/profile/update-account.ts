import { sql } from "kysely";
import type * as z from "zod/mini";
import type { accountChanges } from "#contract/accounts/account-endpoints.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CustomerTables } from "../customer-table.ts";

export type AccountChanges = z.output<typeof accountChanges>;

/** Changes what a customer has said about itself. What is left out stays, an empty text takes it away. */
export async function updateAccount(
  work: Work,
  customerId: number,
  changes: AccountChanges,
): Promise<void> {
  const { firstName, lastName, locale } = changes;
  const db = work.db.$extendTables<CustomerTables>();
  await db
    .updateTable("accounts.customer")
    .set({
      updated_at: sql<Date>`now()`,
      ...(firstName !== undefined && { first_name: firstName }),
      ...(lastName !== undefined && { last_name: lastName }),
      ...(locale !== undefined && { locale }),
      ...optionalColumns(changes),
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

function optionalColumns(changes: AccountChanges) {
  const { fullNameEn, fullNameAr, gender, birthDate, address, city, place } = changes;
  return {
    ...(fullNameEn !== undefined && { full_name_en: fullNameEn || null }),
    ...(fullNameAr !== undefined && { full_name_ar: fullNameAr || null }),
    ...(gender !== undefined && { gender: gender || null }),
    ...(birthDate !== undefined && { birth_date: birthDate || null }),
    ...(address !== undefined && { address: address || null }),
    ...(city !== undefined && { city: city || null }),
    ...(place !== undefined && { place: place || null }),
  };
}
