import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Since when guests cannot choose cash on delivery; null: they can. */
export async function guestCashPausedAt(db: Connection): Promise<Date | null> {
  const { rows } = await sql<{ pausedAt: Date }>`
    select paused_at as "pausedAt" from orders.guest_cash_pause
  `.execute(db);
  return rows[0]?.pausedAt ?? null;
}

export async function pauseGuestCash(work: Work, paused: boolean, staffId: number): Promise<void> {
  if (!paused) await sql`delete from orders.guest_cash_pause`.execute(work.db);
  else
    await sql`
      insert into orders.guest_cash_pause (staff_id) values (${staffId}) on conflict do nothing
    `.execute(work.db);
}
