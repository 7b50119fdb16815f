import { permissionsOf } from "#contract/kernel/permissions.ts";
import type { StaffInfo } from "#contract/staff/staff-session.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { StaffTables } from "../tables.ts";

/** What a member of staff sees about themselves. */
export async function presentStaff(db: Connection, staffId: number): Promise<StaffInfo> {
  const row = await db
    .$extendTables<StaffTables>()
    .selectFrom("staff.staff as member")
    .innerJoin("identity.account_state as account", "account.id", "member.id")
    .select(["member.id", "member.name", "member.email", "member.role", "member.locale"])
    .select("account.has_second_factor as twoFactor")
    .where("member.id", "=", staffId)
    .executeTakeFirstOrThrow();
  const { role, twoFactor } = row;
  const needsTwoFactor = role === "owner" && !twoFactor;
  return { ...row, permissions: permissionsOf(role), needsTwoFactor };
}
