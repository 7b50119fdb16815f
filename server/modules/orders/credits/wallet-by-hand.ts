import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { RecordedByHand } from "../order-payments.ts";

/**
 * How much of the store credit that an order's newest credit gave comes from payments recorded by
 * hand; the rest was paid in a way that staff cannot make up.
 */
export async function walletByHand(
  work: Work,
  orderId: number,
  { piastres }: RecordedByHand,
): Promise<number> {
  const { rows } = await sql<{ wallet: number }>`
    select wallet_piastres as wallet from orders.credit
    where order_id = ${orderId} order by number desc limit 1
  `.execute(work.db);
  return Math.min(rows[0]?.wallet ?? 0, piastres);
}
