import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Which of these shoppers have placed an order. */
export async function findBuyers(db: Connection, shopperIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct shopper_id as id from orders.order where shopper_id = any(${shopperIds}::bigint[])
  `.execute(db);
  return rows.map(({ id }) => id);
}
