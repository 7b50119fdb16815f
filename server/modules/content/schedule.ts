import { type RawBuilder, sql } from "kysely";
import type { CacheScope } from "#server/platform/cache/tag-cache.ts";

/** Part of every answer that a scheduled record will change. */
export interface Scheduled {
  /** Milliseconds until the next record is published; null: none is scheduled. */
  opensIn: number | null;
}

/** Rows that customers may see. */
export const isPublished = sql<boolean>`published_at <= now()`;

/**
 * Milliseconds until the next record of a table is published, computed in the same statement as the
 * answer, so that there is no gap.
 */
export function opensIn(table: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`(
    select extract(epoch from min(published_at) - now())::double precision * 1000
    from ${table} where published_at > now()
  )`;
}

/** A cached answer must expire when the next record is published. */
export function noteSchedule(scope: CacheScope, { opensIn: milliseconds }: Scheduled): void {
  if (milliseconds !== null) scope.expireIn(Math.ceil(milliseconds));
}
