import { sql } from "kysely";
import { CountBuffer } from "#server/platform/postgres/count-buffer.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** By redirect id. */
type Hits = Map<number, number>;

export const hitCounts = new CountBuffer<Hits>("redirects", {
  empty: () => new Map(),
  write: writeHits,
  rowsOf: (counts) => [...counts].map((row) => new Map([row])),
});

/** Counts a followed redirect; nothing is written yet. */
export function countHit(db: Connection, redirectId: number): void {
  const counts = hitCounts.waiting(db);
  counts.set(redirectId, (counts.get(redirectId) ?? 0) + 1);
}

/** In one statement; deleted redirects are left out. */
async function writeHits(db: Connection, counts: Hits): Promise<void> {
  await sql`
    insert into redirects.hit (redirect_id, hits, last_at)
    select id, hits, now()
    from unnest(${[...counts.keys()]}::int[], ${[...counts.values()]}::int[]) as counted (id, hits)
    join redirects.redirect using (id)
    order by id
    on conflict (redirect_id) do update set hits = hit.hits + excluded.hits, last_at = excluded.last_at
  `.execute(db);
}
