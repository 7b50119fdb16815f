import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Shoppers whose invoices name the same national ID as those of this one. */
export async function sameBuyers(db: Connection, shopperId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct other.shopper_id as id
    from orders.order_reader as own
    join invoices.document as named on named.order_id = own.order_id and named.national_id is not null
    join invoices.document as same on same.national_id = named.national_id
    join orders.order_reader as other on other.order_id = same.order_id and other.is_owner
    where own.shopper_id = ${shopperId} and own.is_owner and other.shopper_id <> own.shopper_id
  `.execute(db);
  return rows.map(({ id }) => id);
}
