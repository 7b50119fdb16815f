import type { TeamMember } from "#contract/staff/team-endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { StaffTables } from "../tables.ts";

/** Everybody who works here, or only one of them, as `viewerId` sees it. */
export async function listTeam(
  db: Connection,
  viewerId: number | null,
  staffId?: number,
): Promise<TeamMember[]> {
  let found = db
    .$extendTables<StaffTables>()
    .selectFrom("accounts.staff as staff")
    .leftJoin("accounts.staff_invitation as invitation", "invitation.staff_id", "staff.id")
    .selectAll("staff")
    .select("invitation.expires_at");
  if (staffId !== undefined) found = found.where("staff.id", "=", staffId);
  const rows = await found.orderBy("staff.id").execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    twoFactor: row.two_factor_at !== null,
    state: stateOf(row),
    invitedUntil: row.expires_at?.toISOString() ?? null,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    isYou: row.id === viewerId,
  }));
}

function stateOf(row: { disabled_at: Date | null; password_hash: string | null }) {
  if (row.disabled_at !== null) return "disabled";
  return row.password_hash === null ? "invited" : "active";
}
