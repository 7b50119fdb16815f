import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";

/**
 * Deletes old entries of the change log and moves the horizon behind the last of them. A process
 * that has read everything up to the horizon continues from there, however long nothing changed;
 * any other reloads everything. The horizon never passes a running transaction: a process that has
 * just reloaded would be behind it at once. A horizon above all transactions was copied from
 * another cluster.
 */
export async function deleteOldChanges(db: Connection): Promise<void> {
  await sql`
    with deleted as (
      delete from catalog.product_change
      where at < now() - interval '1 hour' and xid < pg_snapshot_xmin(pg_current_snapshot())
      returning xid
    ),
    last as (select (max(xid)::text::bigint + 1)::text::xid8 as after from deleted)
    update catalog.change_horizon set before = greatest(
      last.after,
      case when before <= pg_snapshot_xmax(pg_current_snapshot()) then before end)
    from last where last.after is not null`.execute(db);
}

/**
 * Makes every process reload all products before it answers the next list, whatever it has cached.
 */
export async function invalidateIndex(db: Connection): Promise<void> {
  await sql`update catalog.change_horizon set edition = edition + 1`.execute(db);
}
