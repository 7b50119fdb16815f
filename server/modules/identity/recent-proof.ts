import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** How long a proof counts for what matters: the second factor, contacts, money, the end of the account. */
export const PROOF_MINUTES = 5;

/** Whoever finds an open browser, or has copied a session, gets no further than this without proving who they are. */
export function requireRecent({ isProved }: { isProved: boolean }): void {
  if (!isProved) refuse("proof-needed");
}

/** Somebody has just proved, in this session, who they are: in full, the second factor included where there is one. */
export async function noteProof(work: Work, sessionId: number): Promise<void> {
  await sql`update identity.session set proved_at = now() where id = ${sessionId}`.execute(work.db);
}
