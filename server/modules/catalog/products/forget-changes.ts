import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";

/**
 * Forgets what every process has read long ago, and moves the horizon behind the last of it: who has seen all up to there
 * goes on from where he is, however long nothing was changed, anybody else reads everything anew. It never passes a
 * transaction that is still running: whoever read everything anew would be behind it at once. A horizon that is above all
 * transactions came with a copy of another cluster.
 */
export async function forgetChanges(db: Connection): Promise<void> {
  await sql`
    with forgotten as (
      delete from catalog.product_change
      where at < now() - interval '1 hour' and xid < pg_snapshot_xmin(pg_current_snapshot())
      returning xid
    ),
    last as (select (max(xid)::text::bigint + 1)::text::xid8 as after from forgotten)
    update catalog.change_horizon set before = greatest(
      last.after,
      case when before <= pg_snapshot_xmax(pg_current_snapshot()) then before end)
    from last where last.after is not null`.execute(db);
}

/** Every process reads all products anew before it answers for the next list, whatever it has. */
export async function readAllAnew(db: Connection): Promise<void> {
  await sql`update catalog.change_horizon set edition = edition + 1`.execute(db);
}
