import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import { sweepTwoFactor } from "../two-factor/second-factor.ts";
import { BROWSER_DAYS, IDLE_HOURS } from "./session/session-life.ts";

/** Sessions, codes, browsers and challenges that have run out. */
export async function sweepSignIn(db: Connection): Promise<void> {
  await sql`
    delete from accounts.session where expires_at <= now()
    or (cookie_hash is not null and last_seen_at <= now() - make_interval(hours => ${IDLE_HOURS}))
  `.execute(db);
  await sql`delete from accounts.verification where expires_at <= now()`.execute(db);
  await sql`
    delete from accounts.known_browser where seen_at <= now() - make_interval(days => ${BROWSER_DAYS})
  `.execute(db);
  await sweepTwoFactor(db);
}
