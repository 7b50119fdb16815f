import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Shoppers whose invoices have the same national ID as this one's. */
export async function sameBuyers(db: Connection, shopperId: number): Promise<number[]> {
  const { rows: own } = await sql<{ nationalId: string }>`
    select distinct named.national_id as "nationalId"
    from orders.order_reader as reader
    join invoices.document as named on named.order_id = reader.order_id and named.national_id is not null
    where reader.shopper_id = ${shopperId} and reader.is_owner
  `.execute(db);
  // Few invoices are large enough to have one; only then are all documents searched.
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
