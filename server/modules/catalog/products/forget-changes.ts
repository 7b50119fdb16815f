import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";

/**
 * Forgets what every process has read long ago. No transaction before the horizon runs any more, so whoever has looked
 * since has seen all of them; whoever has not finds the horizon in front of him and reads everything anew.
 */
export async function forgetChanges(db: Connection): Promise<void> {
  await sql`
    with moved as (
      update catalog.change_horizon set before = least(
        pg_snapshot_xmin(pg_current_snapshot()),
        coalesce((select min(xid) from catalog.product_change where at > now() - interval '1 hour'), pg_snapshot_xmin(pg_current_snapshot())))
      returning before
    )
    delete from catalog.product_change using moved where xid < moved.before`.execute(db);
}

/** Every process reads all products anew before it answers for the next list, whatever it has. */
export async function readAllAnew(db: Connection): Promise<void> {
  await sql`update catalog.change_horizon set edition = edition + 1`.execute(db);
}
