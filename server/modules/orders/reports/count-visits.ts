import { sql } from "kysely";
import { CountBuffer } from "#server/platform/postgres/count-buffer.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

const KEPT_DAYS = 800;

type Counts = Record<"visits" | "carts", number>;

export const visitCounts = new CountBuffer<Counts>("visits", {
  empty: () => ({ visits: 0, carts: 0 }),
  write: writeVisits,
  rowsOf: (counts) => [counts],
});

/** Counts a new visit or cart; nothing is written yet, and nothing identifies the visitor. */
export function countBeginning(db: Connection, what: keyof Counts): void {
  visitCounts.waiting(db)[what] += 1;
}

/** Also deletes counts too old for reports. */
async function writeVisits(db: Connection, counts: Counts): Promise<void> {
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
