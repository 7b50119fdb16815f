import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Shoppers whose invoices name the same national ID as those of this one. */
export async function sameBuyers(db: Connection, shopperId: number): Promise<number[]> {
  const { rows: own } = await sql<{ nationalId: string }>`
    select distinct named.national_id as "nationalId"
    from orders.order_reader as reader
    join invoices.document as named on named.order_id = reader.order_id and named.national_id is not null
    where reader.shopper_id = ${shopperId} and reader.is_owner
  `.execute(db);
  // Few invoices are so large that they name one, and then all documents are looked through.
  if (own.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct reader.shopper_id as id
    from invoices.document as same
    join orders.order_reader as reader on reader.order_id = same.order_id and reader.is_owner
    where same.national_id = any (${own.map(({ nationalId }) => nationalId)}::text[])
      and reader.shopper_id <> ${shopperId}
  `.execute(db);
  return rows.map(({ id }) => id);
}
