import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { presentReturn } from "./read/present-return.ts";
import { returnsOfShopper } from "./read/return-queries.ts";

/** More returns than anybody has. */
const EVERYTHING = { page: 1, pageSize: 100_000 };

export async function exportReturns(
  db: Connection,
  { shopperId }: { shopperId: number },
  locale: Locale,
) {
  const { rows } = await returnsOfShopper(db, shopperId, EVERYTHING);
  return rows.map((back) => presentReturn(back, locale));
}

/**
 * Deletes people's texts and pictures; units and amounts stay. Refused while a return is in
 * progress.
 */
export async function eraseReturns(work: Work, shopperId: number): Promise<void> {
  const { rows } = await sql<{ id: number; isOpen: boolean }>`
    select id, state in ('requested', 'approved', 'received') as "isOpen" from returns.return
    where order_id in (select order_id from orders.order_reader where shopper_id = ${shopperId} and is_owner)
    order by id for update
  `.execute(work.db);
  if (rows.some(({ isOpen }) => isOpen)) refuse("open-orders");
  const ids = rows.map(({ id }) => id);
  await sql`
    delete from returns.picture
    where order_id in (select order_id from orders.order_reader where shopper_id = ${shopperId} and is_owner)
  `.execute(work.db);
  await sql`update returns.return set payout_to = null where id = any (${ids}::int[])`.execute(
    work.db,
  );
  await sql`update returns.payout_sent set reference = null where return_id = any (${ids}::int[])`.execute(
    work.db,
  );
  await sql`update returns.line set note = null where return_id = any (${ids}::int[])`.execute(
    work.db,
  );
  await sql`update returns.event set note = null where return_id = any (${ids}::int[])`.execute(
    work.db,
  );
}
