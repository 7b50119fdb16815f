import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** An otherwise unused key for two-number advisory locks: "FAV" in ASCII. */
const LISTS = 0x46_41_56;

/** Additions to a shopper's lists are serialised, so that their limits hold. */
export async function lockLists(work: Work, shopperId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LISTS}, ${shopperId})`.execute(work.db);
}
