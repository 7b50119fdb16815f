import { sql } from "kysely";
import { networkKeys } from "#server/platform/http/network-keys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { networkLimits, takeAttempt } from "#server/platform/secrets/attempts.ts";
import type { AuthSecret } from "#server/platform/secrets/auth-secret.ts";
import { keyedHashes } from "#server/platform/secrets/keyed-hash.ts";

/** Reports from one connection, for any ratings. */
const REPORTED = { scope: "rating-reported", max: 20, minutes: 60 };

const REPORTER_BYTES = 16;

/**
 * Asks staff to review a published rating again: each network counts once, and the reporter is not
 * stored.
 */
export async function reportRating(
  { db, authSecret }: Pick<Platform, "db" | "authSecret">,
  ratingId: number,
  address: string,
): Promise<void> {
  for (const limit of networkLimits(address, REPORTED)) await takeAttempt(db, limit);
  const reporters = reportersOf(authSecret, ratingId, address);
  const { rows } = await sql`
    insert into feedback.rating_report as report (rating_id, reporter)
    select id, coalesce((
      select known.reporter from feedback.rating_report as known
      where known.rating_id = rating.id and known.reporter = any (${reporters}::bytea[]) limit 1
    ), ${reporters[0]})
    from feedback.rating where id = ${ratingId} and state = 'published'
    on conflict (rating_id, reporter) do update set at = report.at
    returning rating_id`.execute(db);
  if (rows.length === 0) refuse("not-found");
}

/** A different hash for each rating, so that a network's reports cannot be linked. */
function reportersOf(secret: AuthSecret, ratingId: number, address: string): Buffer[] {
  const text = `rating report ${ratingId} ${networkKeys(address).narrow}`;
  return keyedHashes(secret, text).map((hash) => hash.subarray(0, REPORTER_BYTES));
}
