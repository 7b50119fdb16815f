import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Payments that staff recorded for an order and that were not refunded, and who recorded any. */
export async function byHand(
  db: Connection,
  orderId: number,
): Promise<{ piastres: number; staffIds: number[] }> {
  const { rows } = await sql<{ piastres: number; staffIds: number[] }>`
    select coalesce(sum(piastres - refunded_piastres), 0)::bigint as piastres,
      coalesce(array_agg(distinct staff_id), '{}') as "staffIds"
    from payments.receipt where order_id = ${orderId} and staff_id is not null
  `.execute(db);
  return rows[0] ?? { piastres: 0, staffIds: [] };
}
