import { sql } from "kysely";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

const WRITE_MS = 10_000;
const KEPT_DAYS = 800;

type Counts = Record<"visits" | "carts", number>;

/** What was counted since that was last written, by the shop's database. */
const waiting = new WeakMap<Connection, Counts>();

/** Counts that a visit or a cart has begun; nothing is written for it now, and nothing of whose it is. */
export function countBeginning(db: Connection, what: keyof Counts): void {
  const counts = waiting.get(db) ?? { visits: 0, carts: 0 };
  counts[what] += 1;
  waiting.set(db, counts);
}

/** Writes what was counted, and drops what is too old to be a report. */
export async function writeVisits(db: Connection): Promise<void> {
  const counts = waiting.get(db);
  if (!counts) return;
  waiting.delete(db);
  await sql`
    insert into orders.visit_day (day, visits, carts)
    values ((now() at time zone 'Africa/Cairo')::date, ${counts.visits}, ${counts.carts})
    on conflict (day) do update set
      visits = visit_day.visits + excluded.visits, carts = visit_day.carts + excluded.carts
  `.execute(db);
  await sql`delete from orders.visit_day where day < current_date - ${KEPT_DAYS}::integer`.execute(
    db,
  );
}

/** Writes every few seconds. @returns stops, and writes the last ones */
export function keepVisits({ db, log }: Pick<Platform, "db" | "log">): () => Promise<void> {
  const write = () =>
    writeVisits(db).catch((error: unknown) => log.warn({ err: error }, "visits were not counted"));
  const timer = setInterval(() => void write(), WRITE_MS).unref();
  return async () => {
    clearInterval(timer);
    await write();
  };
}
