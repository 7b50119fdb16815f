import { sql } from "kysely";
import type { Database } from "#server/platform/postgres/database.ts";

/** Longer than a browser's cookie lives: nobody can return to this guest. */
export const UNSEEN_DAYS = 400;
const BATCH = 1_000;

/**
 * Deletes browsers not seen for long, with their carts and lists; their orders stay, without an
 * owner.
 */
export async function sweepShoppers(db: Database): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from customers.shopper where id in (
        select id from customers.shopper
        where customer_id is null and seen_at < now() - make_interval(days => ${UNSEEN_DAYS})
        limit ${BATCH} for update skip locked
      )
    `.execute(db);
    if (numAffectedRows < BATCH) return;
  }
}
