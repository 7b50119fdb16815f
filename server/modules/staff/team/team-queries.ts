import type { TeamMember } from "#contract/staff/team-endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { StaffTables } from "../tables.ts";

/** All members of staff, or one of them, as seen by `viewerId`. */
export async function listTeam(
  db: Connection,
  viewerId: number | null,
  staffId?: number,
): Promise<TeamMember[]> {
  let found = db
    .$extendTables<StaffTables>()
    .selectFrom("staff.staff as member")
    .innerJoin("identity.account_state as account", "account.id", "member.id")
    .leftJoin("staff.invitation as invitation", "invitation.staff_id", "member.id")
    .selectAll("member")
    .select(["account.has_password", "account.has_second_factor", "invitation.expires_at"]);
  if (staffId !== undefined) found = found.where("member.id", "=", staffId);
  const rows = await found.orderBy("member.id").execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    twoFactor: row.has_second_factor,
    state: stateOf(row),
    invitedUntil: row.expires_at?.toISOString() ?? null,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    isYou: row.id === viewerId,
  }));
}

/** Names of members of staff, by id. */
export async function memberNames(
  db: Connection,
  staffIds: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, string>> {
  const ids = staffIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db
    .$extendTables<StaffTables>()
    .selectFrom("staff.staff")
    .select(["id", "name"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function stateOf(row: { disabled_at: Date | null; has_password: boolean }) {
  if (row.disabled_at !== null) return "disabled";
  return row.has_password ? "active" : "invited";
}
