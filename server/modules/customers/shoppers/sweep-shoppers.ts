import { sql } from "kysely";
import type { Connection, Database } from "#server/platform/postgres/database.ts";
import { transaction } from "#server/platform/postgres/transaction.ts";
import { seenGuests } from "./seen-guests.ts";

/** A guest who ordered nothing is deleted after these days without a visit. */
export const IDLE_DAYS = 30;
/** Longer than a browser's cookie lives: nobody can return to this guest. */
export const UNSEEN_DAYS = 400;
const BATCH = 1_000;

/** Which of these shoppers have ordered. */
export type FindBuyers = (db: Connection, shopperIds: number[]) => Promise<number[]>;

/**
 * Deletes idle guests, with their carts and lists. Those who ordered stay for as long as their
 * cookie lives; then their orders stay, without an owner.
 */
export async function sweepShoppers(db: Database, findBuyers: FindBuyers): Promise<void> {
  await seenGuests.flush(db);
  let after: number | undefined = 0;
  while (after !== undefined) {
    const from: number = after;
    after = await transaction(db, (batch) => sweepBatch(batch, from, findBuyers));
  }
}

/** @returns the last id that was looked at; undefined: none is left */
async function sweepBatch(db: Connection, after: number, findBuyers: FindBuyers) {
  // A locked guest cannot order until the batch ends.
  const { rows } = await sql<{ id: number; isUnseen: boolean }>`
    select id, seen_at < now() - make_interval(days => ${UNSEEN_DAYS}) as "isUnseen"
    from customers.shopper as shopper
    where customer_id is null and seen_at < now() - make_interval(days => ${IDLE_DAYS}) and id > ${after}
      and not exists (
        select from customers.shopper as joined where joined.joined_to = shopper.id
          and joined.seen_at >= now() - make_interval(days => ${IDLE_DAYS})
      )
    order by id limit ${BATCH} for update skip locked
  `.execute(db);
  const seen = rows.filter(({ isUnseen }) => !isUnseen).map(({ id }) => id);
  const buyers = new Set(await findBuyers(db, seen));
  const idle = rows.map(({ id }) => id).filter((id) => !buyers.has(id));
  await sql`delete from customers.shopper where id = any(${idle}::bigint[])`.execute(db);
  return rows.at(BATCH - 1)?.id;
}
