import { sql } from "kysely";
import type { RequestKind } from "#contract/wallet/request-endpoints.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";

/** An otherwise unused key for two-number advisory locks: "GIV" in ASCII. */
const GIVEN = 0x47_49_56;

/**
 * Counts money that a member gives in any way: what the member gave alone in the last 24 hours has
 * one limit, so splitting it evades nothing. Call it last, after every other lock: concurrent
 * commands of the member wait here until this one has committed. @returns false: above the limit
 */
export async function countGiven(
  work: Work,
  staffId: number,
  { kind, amount }: { kind: RequestKind; amount: number },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${GIVEN}, ${staffId})`.execute(work.db);
  const { walletEntryAlone } = await readSettings(work.db);
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(piastres), 0)::bigint as total from wallet.given
    where staff_id = ${staffId} and at > now() - interval '1 day'
  `.execute(work.db);
  if ((rows[0]?.total ?? 0) + amount > walletEntryAlone) return false;
  await sql`
    insert into wallet.given (staff_id, kind, piastres) values (${staffId}, ${kind}, ${amount})
  `.execute(work.db);
  return true;
}
