import { describeAgent } from "#server/modules/customers/index.ts";
import { distrustBrowserOf, endSession, sessionsOf } from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** The sessions of a member of staff; `currentId`: the session of this request. */
export async function listSignedIn(db: Connection, staffId: number, currentId: number) {
  const sessions = await sessionsOf(db, staffId);
  return sessions.map((session) => ({
    id: session.id,
    ...describeAgent(session.agent),
    address: session.address,
    signedInAt: session.signed_in_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
    isCurrent: session.id === currentId,
  }));
}

/** Ends one session of a member of staff, whose browser is then no longer trusted. */
export async function endOneSession(work: Work, staffId: number, sessionId: number): Promise<void> {
  await distrustBrowserOf(work, staffId, sessionId);
  if (!(await endSession(work, { accountId: staffId, sessionId }))) refuse("not-found");
}
