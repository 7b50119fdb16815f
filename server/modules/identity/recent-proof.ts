import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/**
 * How long a proof counts for sensitive actions: second factor, contacts, money, closing the
 * account.
 */
export const PROOF_MINUTES = 5;

/**
 * Anyone who finds an open browser or has copied a session cannot go further without
 * re-authenticating.
 */
export function requireRecent({ isProved }: { isProved: boolean }): void {
  if (!isProved) refuse("proof-needed");
}

/**
 * Records a full re-authentication in this session, including the second factor if there is one.
 */
export async function noteProof(work: Work, sessionId: number): Promise<void> {
  await sql`update identity.session set proved_at = now() where id = ${sessionId}`.execute(work.db);
}
