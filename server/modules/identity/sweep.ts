import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import { BROWSER_DAYS } from "./cookies.ts";
import { TRUST_DAYS } from "./known-browser.ts";
import { IDLE_HOURS } from "./sessions.ts";
import { HISTORY_DAYS } from "./sign-in-history.ts";

/** Deletes expired sessions, codes, browsers and challenges. */
export async function sweepSignIn(db: Connection): Promise<void> {
  await sql`
    delete from identity.session where expires_at <= now()
    or (cookie_hash is not null and last_seen_at <= now() - make_interval(hours => ${IDLE_HOURS}))
  `.execute(db);
  await sql`delete from identity.verification where expires_at <= now()`.execute(db);
  await sql`
    delete from identity.known_browser where seen_at <= now() - make_interval(days => ${BROWSER_DAYS})
  `.execute(db);
  await sql`
    delete from identity.spent_browser where spent_at <= now() - make_interval(days => ${TRUST_DAYS})
  `.execute(db);
  await sql`
    delete from identity.sign_in where at <= now() - make_interval(days => ${HISTORY_DAYS})
  `.execute(db);
  await sql`delete from identity.challenge where expires_at <= now()`.execute(db);
  await sql`delete from identity.passkey_challenge where expires_at <= now()`.execute(db);
}
