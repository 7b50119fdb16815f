import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { mayStaff } from "#contract/kernel/permissions.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Staff } from "../staff.ts";
import { findStaffSession } from "./staff-sessions.ts";

/** The member of staff who asks; refuses everybody else, and whoever may not do what the endpoint does. */
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
    // Without it an owner may look after the second factor and nothing else.
    if (role === "owner" && !hasTwoFactor) refuse("two-factor-needed");
  }
  return { id, sessionId, role, name };
}
