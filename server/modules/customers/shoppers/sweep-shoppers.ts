import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/platform/postgres/database.ts";
import { seenGuests } from "./seen-guests.ts";

/** A guest who ordered nothing is deleted after these days without a visit. */
export const IDLE_DAYS = 30;
/** Longer than a browser's cookie lives: nobody can return to this guest. */
export const UNSEEN_DAYS = 400;
const BATCH = 1_000;

/**
 * Deletes idle guests, with their carts and lists. Those who ordered stay for as long as their
 * cookie lives; then their orders stay, without an owner.
 * @param hasOrdered a condition on `shopper.id`, by the module that knows the orders
 */
export async function sweepShoppers(db: Database, hasOrdered: RawBuilder<boolean>): Promise<void> {
  await seenGuests.flush(db);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from customers.shopper where id in (
        select id from customers.shopper as shopper
        where customer_id is null and seen_at < now() - make_interval(days => ${IDLE_DAYS})
          and (seen_at < now() - make_interval(days => ${UNSEEN_DAYS}) or not ${hasOrdered})
          and not exists (
            select from customers.shopper as joined where joined.joined_to = shopper.id
              and joined.seen_at >= now() - make_interval(days => ${IDLE_DAYS})
          )
        limit ${BATCH} for update skip locked
      )
    `.execute(db);
    if (numAffectedRows < BATCH) return;
  }
}
