import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Any number that nobody else uses for advisory locks of two numbers: "FAV" in ASCII. */
const LISTS = 0x46_41_56;

/** Whoever makes the lists of a shopper longer takes turns, so that their limits hold. */
export async function lockLists(work: Work, shopperId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LISTS}, ${shopperId})`.execute(work.db);
}
