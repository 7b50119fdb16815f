import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Closes or opens an account. @returns whether it was closed before */
export async function setCustomerDisabled(
  work: Work,
  customerId: number,
  reason: string | null,
): Promise<boolean> {
  const { rows } = await sql<{ wasDisabled: boolean }>`
    with before as (
      select id, disabled_at is not null as "wasDisabled" from accounts.customer
      where id = ${customerId} and erased_at is null for no key update
    ), changed as (
      update accounts.customer set
        disabled_at = case when ${reason}::text is null then null else coalesce(disabled_at, now()) end,
        disabled_reason = ${reason}
      from before where customer.id = before.id
    )
    select "wasDisabled" from before
  `.execute(work.db);
  return rows[0]?.wasDisabled ?? refuse("not-found");
}
