import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { mayStaff, type StaffRole } from "#contract/kernel/permissions.ts";
import { findSession, noteUse, proofOf } from "#server/modules/identity/index.ts";
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
  const session = await findSession(db, "staff", proof);
  if (!session) return undefined;
  const { accountId, sessionId, expiresAt, isStale } = session;
  const { rows } = await sql<Omit<StaffSessionRow, "sessionId" | "expiresAt">>`
    select member.id, member.role, member.name, account.has_second_factor as "hasTwoFactor"
    from staff.staff as member
    join identity.account_state as account on account.id = member.id
    where member.id = ${accountId} and member.disabled_at is null
  `.execute(db);
  const [member] = rows;
  if (!member) return undefined;
  if (isStale) {
    await noteUse(db, sessionId);
    await sql`update staff.staff set last_seen_at = now() where id = ${member.id}`.execute(db);
  }
  return { ...member, sessionId, expiresAt };
}
