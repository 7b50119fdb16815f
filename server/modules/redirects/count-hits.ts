import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Platform } from "#server/platform/platform.ts";

const WRITE_MS = 10_000;

/** How often redirects were followed since that was last written, by the shop's database. */
const waiting = new WeakMap<Connection, Map<number, number>>();

/** Counts that a redirect was followed; nothing is written for it now. */
export function countHit(db: Connection, redirectId: number): void {
  const counts = waiting.get(db) ?? new Map<number, number>();
  waiting.set(db, counts);
  counts.set(redirectId, (counts.get(redirectId) ?? 0) + 1);
}

/** Writes what was counted, in one statement; redirects that are gone are left out. */
export async function writeHits(db: Connection): Promise<void> {
  const counts = waiting.get(db);
  if (!counts || counts.size === 0) return;
  waiting.delete(db);
  await sql`
    insert into redirects.hit (redirect_id, hits, last_at)
    select id, hits, now()
    from unnest(${[...counts.keys()]}::int[], ${[...counts.values()]}::int[]) as counted (id, hits)
    join redirects.redirect using (id)
    order by id
    on conflict (redirect_id) do update set hits = hit.hits + excluded.hits, last_at = excluded.last_at
  `.execute(db);
}

/** Writes every few seconds. @returns stops, and writes the last ones */
export function keepHits({ db, log }: Pick<Platform, "db" | "log">): () => Promise<void> {
  const write = () =>
    writeHits(db).catch((error: unknown) => log.warn({ err: error }, "redirects were not counted"));
  const timer = setInterval(() => void write(), WRITE_MS).unref();
  return async () => {
    clearInterval(timer);
    await write();
  };
}
