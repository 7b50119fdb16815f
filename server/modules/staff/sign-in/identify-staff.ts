import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { mayStaff, type StaffRole } from "#contract/kernel/permissions.ts";
import { liveSession, noteUse, proofOf } from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Staff } from "../staff.ts";

interface StaffSessionRow {
  id: number;
  sessionId: number;
  role: StaffRole;
  name: string;
  hasTwoFactor: boolean;
  expiresAt: Date;
}

/**
 * Identifies the calling member of staff; refuses everyone else, and those without the endpoint's
 * permission.
 */
export async function identifyStaff(
  db: Connection,
  request: FastifyRequest,
  { permission }: Pick<Endpoint, "permission">,
): Promise<Staff> {
  request.isPersonal = true;
  const found = await findStaffSession(db, request);
  if (!found) refuse("sign-in-needed");
  const { id, sessionId, role, name, hasTwoFactor } = found;
  if (permission !== undefined) {
    if (!mayStaff(role, permission)) refuse("forbidden");
    // Without a second factor, an owner can only set one up.
    if (role === "owner" && !hasTwoFactor) refuse("two-factor-needed");
  }
  return { id, sessionId, role, name };
}

/** The valid session of a request; records its use at most once a minute. */
export async function findStaffSession(
  db: Connection,
  request: FastifyRequest,
): Promise<StaffSessionRow | undefined> {
  const proof = proofOf(request, "staff");
  if (!proof) return undefined;
  const { rows } = await sql<StaffSessionRow & { isStale: boolean }>`
    select member.id, session."sessionId", member.role, member.name,
      account.has_second_factor as "hasTwoFactor", session."expiresAt", session."isStale"
    from ${liveSession("staff", proof)} as session
    join staff.staff as member on member.id = session."accountId"
    join identity.account_state as account on account.id = member.id
    where member.disabled_at is null
  `.execute(db);
  const [found] = rows;
  if (found?.isStale) {
    await noteUse(db, found.sessionId);
    await sql`update staff.staff set last_seen_at = now() where id = ${found.id}`.execute(db);
  }
  return found;
}
