import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import { PREPARED } from "#server/platform/postgres/statements.ts";
import { microseconds } from "./read-products.ts";

/** What has become visible since a snapshot of the database. */
export interface Changes {
  /** The snapshot up to which these are all changes. */
  snapshot: string;
  /** Of the database's clock, in microseconds. */
  now: number;
  /** Products that may have changed. */
  ids: number[];
  /** Some changes since then are already deleted: all products have to be read again. */
  isTooOld: boolean;
  /** Increased when all products shall be read again. */
  edition: number;
}

/**
 * One cheap statement. A transaction that was still running when the snapshot was taken is not visible in it, whatever
 * its number; one that was rolled back has left nothing.
 */
export async function readChanges(db: Connection, since: string): Promise<Changes> {
  const { rows } = await sql<Changes>`${PREPARED}
    select
      pg_current_snapshot()::text as snapshot, ${microseconds(sql`now()`)} as now,
      array(
        select distinct product_id from catalog.changed_product
        where xid >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)
      ) as ids,
      -- After a restore it may be of another cluster, which has counted further.
      before > pg_snapshot_xmin(${since}::pg_snapshot) and before <= pg_snapshot_xmax(pg_current_snapshot()) as "isTooOld",
      edition
    from catalog.kept_changes`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("catalog.kept_changes is empty");
  return row;
}

interface Moment {
  snapshot: string;
  /** The name by which another transaction sees the same, until this one ends. */
  shared: string;
  edition: number;
}

/** The moment from which changes are to be followed. */
export async function readSnapshot(transaction: Connection): Promise<Moment> {
  const { rows } = await sql<Moment>`
    select pg_current_snapshot()::text as snapshot, pg_export_snapshot() as shared, edition
    from catalog.kept_changes`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error("catalog.kept_changes is empty");
  return row;
}
