import { sql } from "kysely";
import type { AccountType } from "#contract/customers/registration.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CustomerTables } from "../tables.ts";

/**
 * Whether a verified email is the customer's own; the customer is locked until the end of the
 * transaction.
 */
export async function holdOwnerOfEmail(
  work: Work,
  customerId: number,
  email: string,
): Promise<boolean> {
  const owner = await work.db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.customer")
    .select("id")
    .where("id", "=", customerId)
    .where("email", "=", email)
    .where("email_verified", "=", true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return owner !== undefined;
}

/** Prevents a customer from being erased or merged until the end of the transaction. */
export async function holdKnownCustomer(work: Work, customerId: number): Promise<void> {
  const held = await work.db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.customer")
    .select("id")
    .where("id", "=", customerId)
    .where("erased_at", "is", null)
    .where("merged_into", "is", null)
    .forShare()
    .executeTakeFirst();
  if (!held) refuse("not-found");
}

/** Called when somebody joins or leaves a company. */
export async function setAccountType(
  work: Work,
  customerId: number,
  accountType: AccountType,
): Promise<void> {
  await work.db
    .$extendTables<CustomerTables>()
    .updateTable("customers.customer")
    .set({ account_type: accountType })
    .where("id", "=", customerId)
    .execute();
}

/** Closes an account with a reason, or reopens it. @returns whether it was closed before */
export async function setDisabled(
  work: Work,
  customerId: number,
  reason: string | null,
): Promise<boolean> {
  const { rows } = await sql<{ wasDisabled: boolean }>`
    with before as (
      select id, disabled_at is not null as "wasDisabled" from customers.customer
      where id = ${customerId} and erased_at is null and merged_into is null for no key update
    ), changed as (
      update customers.customer set
        disabled_at = case when ${reason}::text is null then null else coalesce(disabled_at, now()) end,
        disabled_reason = ${reason}
      from before where customer.id = before.id
    )
    select "wasDisabled" from before
  `.execute(work.db);
  return rows[0]?.wasDisabled ?? refuse("not-found");
}
