import { sql } from "kysely";
import type { DuplicateSign } from "#contract/staff/merge-endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { SameBuyers } from "../ports.ts";

/** More than one person would have. */
const AT_MOST = 20;

/**
 * Accounts that probably belong to the same person, by what they share. Erased and merged ones are
 * excluded.
 */
export async function findDuplicates(
  db: Connection,
  sameBuyers: SameBuyers,
  person: { id: number; shopperId: number },
): Promise<{ id: number; signs: DuplicateSign[] }[]> {
  const buyers = await sameBuyers(db, person.shopperId);
  const { rows } = await sql<{ id: number; signs: DuplicateSign[] }>`
    with candidate as (
      select other.id, 'phone' as sign from customers.customer as own
      join customers.customer as other on other.phone = own.phone where own.id = ${person.id}
      union
      select other.id, 'email' from customers.customer as own
      join customers.customer as other on customers.folded_email(other.email) = customers.folded_email(own.email)
      where own.id = ${person.id}
      union
      select customer_id, 'national-id' from customers.shopper
      where id = any (${buyers}::int[]) and customer_id is not null
    )
    select candidate.id, array_agg(sign order by sign) as signs from candidate
    join customers.customer on customer.id = candidate.id
    where candidate.id <> ${person.id} and erased_at is null and merged_into is null
    group by candidate.id order by count(*) desc, candidate.id limit ${AT_MOST}
  `.execute(db);
  return rows;
}
