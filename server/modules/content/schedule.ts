import { type RawBuilder, sql } from "kysely";
import type { CacheScope } from "#server/platform/cache/tag-cache.ts";

/** Part of every answer that a scheduled record will change. */
export interface Scheduled {
  /** Milliseconds until the next record appears; null: none is scheduled. */
  opensIn: number | null;
}

/** What customers may see of a table. */
export const isPublished = sql<boolean>`published_at <= now()`;

/** Milliseconds until something of a table appears, in the same statement as the answer, so that nothing falls between. */
export function opensIn(table: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`(
    select extract(epoch from min(published_at) - now())::double precision * 1000
    from ${table} where published_at > now()
  )`;
}

/** An answer that is kept must not outlive the moment at which the next record appears. */
export function noteSchedule(scope: CacheScope, { opensIn: milliseconds }: Scheduled): void {
  if (milliseconds !== null) scope.expireIn(Math.ceil(milliseconds));
}
